#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

enum class MatchResult : std::uint8_t {
    Yes,
    No,
    StepLimit,  ///< more steps than the limit allows: undecided
};

/// Steps after which a match is given up: under half a second and some 100 MB. Clues with references can be
/// exponential (they are NP-hard); without them, no clue and string of a crossword's size comes near it.
constexpr std::uint64_t kMatchStepLimit = 1'000'000;

/// Steps that a match makes before it begins to remember the places from which it failed: most matches end
/// sooner.
constexpr std::uint64_t kMemoiseAfterSteps = 2'000;

/// Decides whether a clue matches a whole string, as `new RegExp("^(?:" + clue + ")$", flags)` would if the
/// flag m moved neither of these ends, by backtracking in the very steps of ECMA-262: the ground truth that
/// everything faster is judged by.
///
/// A java clue follows java.util.regex where that differs: a reference to an unset group fails, captures
/// persist over iterations, an empty iteration ends its loop and keeps its captures, and a lookbehind tries the nearest
/// start first and matches from left to right. Not followed is what looks like its mistakes: captures that
/// outlive a failed alternative, and simple loops whose empty iteration captures nothing.
class BacktrackingMatcher {
  public:
    /// `tree` is not owned and must outlive the matcher. `memoise_after_steps` changes the speed, never an
    /// answer.
    explicit BacktrackingMatcher(const RegexTree& tree,
                                 std::uint64_t memoise_after_steps = kMemoiseAfterSteps);
    ~BacktrackingMatcher();
    BacktrackingMatcher(BacktrackingMatcher&&) noexcept;
    BacktrackingMatcher& operator=(BacktrackingMatcher&&) noexcept;

    /// Matches one string; may be called again and again. Uses no stack that grows with clue or string.
    MatchResult matches(std::u32string_view text, std::uint64_t step_limit = kMatchStepLimit);

  private:
    friend MatchResult matches_by_backtracking(const RegexTree& tree, std::u32string_view text,
                                               std::uint64_t step_limit);
    class Machine;
    std::unique_ptr<Machine> machine_;
    std::uint64_t memoise_after_steps_;
};

/// `BacktrackingMatcher(tree).matches(text, step_limit)`.
MatchResult matches_by_backtracking(const RegexTree& tree, std::u32string_view text,
                                    std::uint64_t step_limit = kMatchStepLimit);

}  // namespace sator
