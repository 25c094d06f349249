#pragma once

#include <optional>
#include <vector>

#include "sator/engine/model.hpp"
#include "sator/explain/candidates.hpp"
#include "sator/explain/clue_parts.hpp"
#include "sator/explain/technique.hpp"

namespace sator {

/// A premise: what is known of one cell.
struct Fact {
    CellId cell;
    bool is_placed = false;
    std::vector<std::size_t> values;  ///< where the cell has a value, that one; else values that it has not
};

/// So many cells of a region and as many values.
struct Subset {
    std::vector<CellId> cells;
    std::vector<std::size_t> values;
};

/// One link of the chain that follows from an assumption: this rule leaves the cell this value.
struct Consequence {
    Candidate placed;
    RuleId rule;
};

/// One deduction, as it is told to a person. What it concludes follows from its rules and facts alone, and
/// from no less of them.
struct Step {
    Technique technique;
    std::vector<RuleId> rules;
    std::vector<Fact> facts;
    std::vector<Candidate> placed;
    std::vector<Candidate> removed;      ///< of cells that it does not place
    bool by_assuming = false;            ///< each of `removed` leads to a conflict once it is assumed
    std::vector<Consequence> chain;      ///< for the first of them, on the way to the conflict
    std::optional<RuleId> failing_rule;  ///< and the rule that then has no way left
    Subset subset;                       ///< what a naked or hidden subset is about
    std::vector<CluePart> dead;          ///< parts of the clue of its one rule that the facts leave no match
    bool is_clash = false;               ///< the conclusion is that there is no solution
    bool is_smallest = false;            ///< it is proved that no fewer rules of the puzzle show it
    double cost = 0;
};

}  // namespace sator
