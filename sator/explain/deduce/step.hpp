#pragma once

#include <optional>
#include <vector>

#include "sator/engine/model/model.hpp"
#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/clue_parts.hpp"
#include "sator/explain/deduce/rule_set_minimality.hpp"
#include "sator/explain/deduce/technique.hpp"

namespace sator {

/// A premise: what is known of one cell.
struct StepPremise {
    CellId cell;
    bool is_placed = false;
    std::vector<std::size_t> values;  ///< where the cell has a value, that one; else values that it has not
};

/// So many cells of a region and as many values.
struct Subset {
    std::vector<CellId> cells;
    std::vector<std::size_t> values;
};

/// What a cell may still hold.
struct RemainingValues {
    CellId cell;
    std::vector<std::size_t> values;
};

/// One link of the chain that follows from an assumption: given the premises and the links before, these rules
/// leave the cell this value.
struct Consequence {
    Candidate placed;
    std::vector<RuleId> rules;
};

/// A part of a rule's clue that no match goes through, given the step's premises.
struct DeadPart {
    RuleId rule;
    CluePart part;
    /// The premises' cells without any one of which it would live. Empty where it is dead without any premise, or
    /// where no premise is needed by itself.
    std::vector<CellId> by;
    bool is_always = false;  ///< without any premise
};

/// What one of several rules leaves to the cell where they cross, and the premises that it takes for that.
struct CrossingView {
    RuleId rule;
    std::vector<std::size_t> values;
    std::vector<StepPremise> premises;
};

/// Whether a step was proved once more, by a search over its rules and premises alone.
enum class Verified : std::uint8_t { NotAsked, Proved, Stopped };

/// One deduction, as it is told to a person. What it concludes follows from its rules and premises alone, and
/// from no less of them.
struct Step {
    Technique technique;
    std::vector<RuleId> rules;
    std::vector<StepPremise> premises;
    std::vector<Candidate> placed;
    std::vector<Candidate> removed;     ///< of cells that it does not place
    std::vector<RemainingValues> left;  ///< to the cells of `removed`, by all that is known then
    bool by_assuming = false;           ///< what it rules out leads to a conflict once it is assumed
    std::optional<Candidate> assumed;   ///< one that it rules out by assuming it, to be told
    std::vector<Consequence> chain;     ///< what follows from that on the way to the conflict
    std::vector<RuleId> failing;        ///< and the rules that then have no way left
    std::optional<Subset> split;        ///< or a cell, and the values left to it, each of which then fails
    Subset subset;                      ///< what a naked or hidden subset is about
    std::vector<CrossingView> views;    ///< where rules cross: what each leaves
    std::vector<DeadPart> dead;         ///< in the rules' clues, rule by rule
    std::vector<CluePart> echoes;       ///< of an echo: the references that it needs
    bool is_contradiction = false;      ///< the conclusion is that there is no solution
    bool is_minimal = true;             ///< a limit kept nobody from leaving out what it does not need
    SmallestProof smallest_proof = SmallestProof::NotAsked;  ///< of the puzzle's rules
    Verified verified = Verified::NotAsked;
    double cost = 0;
};

}  // namespace sator
