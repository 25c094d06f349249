#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/rule_set_minimality.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// How an explanation ends.
enum class ExplanationEnd : std::uint8_t {
    Solved,      ///< every cell has its value
    Several,     ///< there are several solutions, and each remaining candidate is in one of them
    NoSolution,  ///< there is no solution; the last step shows why
    Stopped,     ///< a limit was reached
};

/// The steps from the givens to the solution, or as far as deduction goes.
struct Explanation {
    std::vector<Step> steps;
    ExplanationEnd end = ExplanationEnd::Solved;
    Candidates left;                      ///< the remaining candidates; only the value if a cell has one
    std::vector<std::uint8_t> is_placed;  ///< by cell
    std::optional<Limit> limit;           ///< the limit that was reached if Stopped
    std::shared_ptr<const Told<Explanation>> told = {};  ///< see Step::told
};

/// Explains the puzzle from its givens, by the Ladder; if the Ladder finds no step, a search looks for
/// candidates that are impossible.
Explanation explain(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits,
                    RuleSetMinimality rule_sets = RuleSetMinimality::Minimal);

}  // namespace sator::explain
