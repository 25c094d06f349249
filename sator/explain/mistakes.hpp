#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/explain/step.hpp"
#include "sator/explain/study.hpp"

namespace sator {

/// What is wrong with a partly filled grid, judged by the rules: every grid that some solution completes is
/// right.
struct Mistakes {
    /// Each rule that the entries break by themselves, with the entries that break it.
    std::vector<Step> broken;
    /// Where no rule is broken yet and still nothing completes the grid: entries, none of which can stay if
    /// the others do.
    std::vector<Candidate> dead_end;
    /// Whether the givens alone have no solution.
    bool has_no_solution = false;
    std::optional<Limit> limit;  ///< what kept the last question from its answer

    bool is_none() const { return broken.empty() && dead_end.empty() && !has_no_solution; }
};

/// `entries` are beside `givens`, and agree with the cells' ranges.
Mistakes find_mistakes(const Study& study, std::span<const Given> givens, std::span<const Given> entries,
                       const Limits& limits);

}  // namespace sator
