#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator {

/// Names for a puzzle's cells and values that depend on how they stand to each other, not on where and how
/// they are written: turned, mirrored or relabelled, a puzzle gives the same names. Cells or values that no
/// count of neighbours tells apart share one. Numbers are told apart by what they are wherever some rule is
/// about more than different cells; letters, which clues may exchange, by what each rule by itself leaves.
class StructureColours {
  public:
    /// `candidates`: what the givens leave; `solution`: the only one, of each cell.
    StructureColours(const PuzzleContext& context, const Candidates& candidates,
                     std::span<const Value> solution);

    /// The same cells, values and rules later on the way, told apart also by the candidates left by then;
    /// rules by whether they are lines, which to people are not as easy as others; and cells by which others
    /// a rule exchanges them with.
    StructureColours refined(const PuzzleContext& context, const Candidates& candidates) const;

    /// A number for what the finding says, for the run-th choice: as good as random, and the same for the
    /// same puzzle in another guise.
    std::uint64_t tie_break(const Finding& finding, std::uint64_t run) const;

  private:
    /// What a rule by itself leaves to one of its cells, and what it is like to assume it.
    struct Left {
        RuleId rule;
        CellId cell;
        std::size_t value = 0;
        std::uint64_t weight = 0;
        /// Where in `gone_` that ends which the rule then takes from other cells; it begins where that of the
        /// one before ends.
        std::size_t gone_end = 0;
    };

    /// Two cells that a rule lets change places.
    struct Swap {
        RuleId rule;
        CellId a, b;
    };

    void find_swaps(const PuzzleContext& context);
    bool has_alike(std::span<const CellId> cells) const;
    void look_at_rules(const PuzzleContext& context, std::span<const Value> solution);
    void look_at_rule(const PuzzleContext& context, RuleId rule, std::span<const Value> solution);
    std::uint64_t weigh(RuleFixpoint& fixpoint, std::size_t place, std::size_t value);
    void refine(const PuzzleContext& context, const Candidates& candidates);

    std::vector<std::uint64_t> cells_, values_, rules_;
    std::vector<Left> left_;
    std::vector<Candidate> gone_;
    std::vector<Swap> swaps_;
};

}  // namespace sator
