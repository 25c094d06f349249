#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/clues/clue_parts.hpp"
#include "sator/explain/deduce/rule_set_minimality.hpp"
#include "sator/explain/deduce/technique.hpp"

namespace sator::explain {

class PuzzleContext;

/// The same in the terms in which people reason about the puzzle (puzzle/reformulation.hpp). Sentences are made of it.
template <class What>
struct Told {
    std::shared_ptr<const PuzzleContext> context;  ///< of the reformulated puzzle
    What what;
};

struct CombinedRule;

/// A premise: what is known about one cell.
struct StepPremise {
    CellId cell;
    bool is_placed = false;
    std::vector<ValueId> values;  ///< the cell's value if it is placed, else the values that are ruled out
};

/// A naked or hidden subset: k cells of a region, and k values.
struct Subset {
    std::vector<CellId> cells;
    std::vector<ValueId> values;
};

/// The values that a cell may still hold.
struct RemainingValues {
    CellId cell;
    std::vector<ValueId> values;
};

/// One link of the chain that follows from an assumption: given the premises and the links before it, these
/// rules leave only this value to the cell.
struct Consequence {
    Candidate placed;
    std::vector<RuleId> rules;
};

/// A candidate that is ruled out because it leads to a conflict once it is assumed.
struct Assumption {
    Candidate assumed;
    std::vector<Consequence> chain;  ///< the values that lead from it to the conflict
    std::vector<RuleId> failing;  ///< the rules that then leave nothing; empty if a search shows the conflict
    std::optional<RemainingValues> split;  ///< a cell whose values, tried in turn, all fail
};

/// What one of several rules leaves to the cell in which they cross, and the premises that it needs for that.
struct CrossingView {
    RuleId rule;
    std::vector<ValueId> values;
    std::vector<StepPremise> premises;
};

/// The candidates that each crossing rule leaves to the cell.
struct CrossingViews {
    std::vector<CrossingView> views;
};

/// The references of a clue that the conclusion needs.
struct NeededReferences {
    std::vector<CluePart> parts;
};

/// What a step of some techniques shows besides rules and premises: the assumption of a trial, the cells and
/// values of a naked or hidden subset, what each rule of a crossing leaves, the references of an echo, what the
/// rules imply together.
using StepDetail = std::variant<std::monostate, Assumption, Subset, CrossingViews, NeededReferences,
                                std::shared_ptr<const CombinedRule>>;

/// A part of a rule's clue that no match uses, given the step's premises.
struct DeadPart {
    RuleId rule;
    CluePart part;
    /// The cells of premises that are needed: without one of them the part is not dead. Empty if the part is
    /// dead without any premise, or if no single premise is needed.
    std::vector<CellId> by;
    bool is_always = false;  ///< dead without any premise
};

/// Whether a step was proved again, by a search over its rules and premises alone.
enum class Verified : std::uint8_t { NotAsked, Proved, Stopped };

/// One deduction, as it is explained to a person. Its conclusion follows from its rules and premises alone,
/// and none of them can be left out.
struct Step {
    Technique technique;
    std::vector<RuleId> rules;
    std::vector<StepPremise> premises;
    std::vector<Candidate> placed;
    /// Candidates of cells that the step does not place.
    std::vector<Candidate> removed;
    /// The candidates left to the cells of `removed` after the step.
    std::vector<RemainingValues> remaining;
    /// True if each of `removed` leads to a conflict once it is assumed; false if propagation alone removes
    /// it.
    bool by_assuming = false;
    StepDetail detail;
    std::vector<DeadPart> dead;  ///< dead parts of the rules' clues, rule by rule
    bool is_minimal = true;      ///< false if a limit stopped the proof that nothing can be left out
    SmallestProof smallest_proof =
        SmallestProof::NotAsked;  ///< whether no fewer of the puzzle's rules are enough
    Verified verified = Verified::NotAsked;
    double cost = 0;
    /// The step in the terms in which people reason about the puzzle, if these are not its cells; its rules are those of this step one
    /// by one.
    std::shared_ptr<const Told<Step>> told = {};

    /// The conclusion is that there is no solution.
    bool is_contradiction() const { return technique == Technique::Contradiction; }
    const Assumption* assumption() const { return std::get_if<Assumption>(&detail); }
    /// What the step's rules imply together, if it argues with that; else null.
    const CombinedRule* combined() const {
        const auto* combined = std::get_if<std::shared_ptr<const CombinedRule>>(&detail);
        return combined == nullptr ? nullptr : combined->get();
    }
};

}  // namespace sator::explain
