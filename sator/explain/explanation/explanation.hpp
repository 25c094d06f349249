#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/rule_set_minimality.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// Where a way ends.
enum class ExplanationEnd : std::uint8_t {
    Solved,      ///< every cell has its value
    Several,     ///< there are several solutions, and each candidate that is left stands in one
    NoSolution,  ///< there is no solution; the last step says why
    Stopped,     ///< a limit was reached
};

/// A whole explanation.
struct Explanation {
    std::vector<Step> steps;
    ExplanationEnd end = ExplanationEnd::Solved;
    Candidates left;                      ///< of a cell with a value: that value alone
    std::vector<std::uint8_t> is_placed;  ///< of each cell
    std::optional<Limit> limit;           ///< Stopped: which
};

/// The way from the givens as far as it goes: by the ladder, and, where that gives nothing, by searches that
/// show a candidate to be impossible.
Explanation explain(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits,
                    RuleSetMinimality rule_sets = RuleSetMinimality::Minimal);

}  // namespace sator
