#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// Why a candidate is impossible.
struct WhyNot {
    enum class Answer : std::uint8_t {
        Impossible,  ///< the steps show it, the last one the candidate itself, or that nothing is possible
        Possible,    ///< `solution` has it
        Given,       ///< the puzzle gives its cell another value
        OutOfRange,  ///< its cell's range has not the value
        Stopped,     ///< a limit was reached before any of these was known
    };

    Answer answer = Answer::Impossible;
    std::vector<Step> steps;
    std::vector<Value> solution;
    std::optional<std::size_t> given = {};  ///< the value that the puzzle gives the cell instead
    std::optional<Limit> limit = {};  ///< what kept a candidate that is impossible from steps that show it
};

/// The shortest way found to see that no solution has the candidate: by one step from the givens where
/// propagation shows one; else those steps of the whole way on which its removal rests.
WhyNot why_not(const PuzzleContext& context, std::span<const Given> givens, Candidate candidate,
               const Limits& limits);

}  // namespace sator
