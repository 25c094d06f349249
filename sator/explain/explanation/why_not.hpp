#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// The answer to the question why a candidate is impossible.
struct WhyNot {
    enum class Answer : std::uint8_t {
        Impossible,  ///< the last of the steps removes the candidate, or shows that there is no solution
        Possible,    ///< `solution` contains it
        Given,       ///< the puzzle gives its cell another value
        OutOfRange,  ///< the cell's range does not contain the value
        Stopped,     ///< a limit was reached before the answer was known
    };

    Answer answer = Answer::Impossible;
    std::vector<Step> steps;
    std::vector<Value> solution;
    std::optional<ValueId> given = {};                 ///< the value that the puzzle gives the cell instead
    std::optional<Limit> limit = {};                   ///< the limit because of which `steps` is empty
    std::shared_ptr<const Told<Candidate>> told = {};  ///< the candidate, see Step::told
};

/// Returns the shortest explanation found that no solution has the candidate: one step from the givens if
/// propagation shows it; otherwise the steps of the whole explanation on which its removal depends.
WhyNot why_not(const PuzzleContext& context, std::span<const Given> givens, Candidate candidate,
               const Limits& limits);

}  // namespace sator::explain
