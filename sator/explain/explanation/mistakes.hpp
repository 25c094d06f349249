#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// A given in whose place the grid has another value.
struct ChangedGiven {
    Given given;
    std::uint32_t entered = 0;  ///< the value in its place
};

/// The givens that entries change, in the order of the entries.
std::vector<ChangedGiven> changed_givens(std::span<const Given> givens, std::span<const Given> entries);

/// What is wrong with a partly filled grid, judged by the rules: every grid that some solution completes is
/// right.
struct Mistakes {
    /// The grid is then another puzzle's. Rules are judged by the grid as it stands, and whether it can be
    /// completed without these entries.
    std::vector<ChangedGiven> changed;
    /// Each rule that the entries break by themselves, with the entries that break it.
    std::vector<Step> broken;
    /// Where no rule is broken yet and still nothing completes the grid: entries, none of which can stay if
    /// the others do.
    std::vector<Candidate> dead_end;
    /// Whether the givens alone have no solution.
    bool has_no_solution = false;
    std::optional<Limit> limit;  ///< what kept the last question from its answer

    bool is_none() const { return changed.empty() && broken.empty() && dead_end.empty() && !has_no_solution; }
};

/// `entries` are beside `givens` or in place of some, and agree with the cells' ranges.
Mistakes find_mistakes(const PuzzleContext& context, std::span<const Given> givens,
                       std::span<const Given> entries, const Limits& limits);

}  // namespace sator
