#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// Colours of a puzzle's cells, values and rules that depend only on its structure, not on positions and
/// labels: isomorphic puzzles (rotated, mirrored or relabelled) have the same colours. Cells or values that
/// colour refinement cannot distinguish have the same colour. Numbers are distinguished by their own value if
/// some rule demands more than different cells; letters, which clues may permute, by what each single rule
/// leaves.
class StructureColours {
  public:
    /// `candidates`: those that the givens leave; `solution`: the only one, by cell.
    StructureColours(Query& query, const Candidates& candidates, std::span<const Value> solution);

    /// Returns the colours at a later state. They also distinguish cells by their current candidates, rules
    /// by whether they are lines (which are harder for people), and cells by the cells that a rule may swap
    /// them with.
    StructureColours refined(const PuzzleContext& context, const Candidates& candidates) const;

    /// Returns a pseudo-random number for the finding's conclusion and the choice number `run`; it is the
    /// same for isomorphic puzzles.
    std::uint64_t tie_break(const Finding& finding, std::uint64_t run) const;

  private:
    /// A value that a rule alone leaves to one of its cells, and the effect of assuming it.
    struct Left {
        RuleId rule;
        CellId cell;
        ValueId value;
        std::uint64_t weight = 0;
        /// The end of its part of `gone_`, the candidates that the rule then removes from other cells. The
        /// part begins at the previous entry's `gone_end`.
        std::size_t gone_end = 0;
    };

    /// Two cells that a rule allows to be swapped.
    struct Swap {
        RuleId rule;
        CellId a, b;
    };

    void find_swaps(Query& query);
    bool has_alike(std::span<const CellId> cells) const;
    void weigh_rules(Query& query, std::span<const Value> solution);
    void weigh_rule(Query& query, RuleId rule, std::span<const Value> solution);
    std::uint64_t weigh(RuleFixpoint& fixpoint, std::size_t place, ValueId value);
    void refine(const PuzzleContext& context, const Candidates& candidates);

    std::vector<std::uint64_t> cells_, values_, rules_;
    std::vector<Left> left_;
    std::vector<Candidate> gone_;
    std::vector<Swap> swaps_;
};

}  // namespace sator::explain
