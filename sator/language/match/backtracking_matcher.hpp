#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

enum class MatchResult : std::uint8_t {
    Yes,
    No,
    StepLimit,  ///< the step limit was reached: undecided
};

/// A match gives up after this number of steps: under half a second and about 100 MB. Clues with references
/// can take exponential time (matching them is NP-hard); without references, clues and strings of crossword
/// size do not come near the limit.
constexpr std::uint64_t kMatchStepLimit = 1'000'000;

/// After this number of steps a match starts again with memoisation of failed configurations. Most matches
/// end sooner.
constexpr std::uint64_t kMemoiseAfterSteps = 2'000;

/// Decides whether a clue matches a whole string, by backtracking in exactly the steps of ECMA-262. The
/// result is that of `new RegExp("^(?:" + clue + ")$", flags)` if the flag m did not affect the outer ^ and
/// $. This is the reference implementation: all faster algorithms are tested against it.
///
/// A java clue follows java.util.regex where that differs: a reference to an unset group fails, captures
/// persist over iterations, an empty iteration ends its loop and keeps its captures, and a lookbehind tries
/// the nearest start first and matches from left to right. Two behaviours of java that look like bugs are not
/// followed: captures that survive a failed alternative, and simple loops whose empty iteration captures
/// nothing.
class BacktrackingMatcher {
  public:
    /// `tree` is not owned and must outlive the matcher. `memoise_after_steps` affects the speed, never the
    /// result.
    explicit BacktrackingMatcher(const RegexTree& tree,
                                 std::uint64_t memoise_after_steps = kMemoiseAfterSteps);
    ~BacktrackingMatcher();
    BacktrackingMatcher(BacktrackingMatcher&&) noexcept;
    BacktrackingMatcher& operator=(BacktrackingMatcher&&) noexcept;

    /// Matches one string. May be called repeatedly. Uses no recursion.
    MatchResult matches(std::u32string_view text, std::uint64_t step_limit = kMatchStepLimit);

  private:
    friend MatchResult matches_by_backtracking(const RegexTree& tree, std::u32string_view text,
                                               std::uint64_t step_limit);
    class Machine;
    std::unique_ptr<Machine> machine_;
    std::uint64_t memoise_after_steps_;
};

/// Returns `BacktrackingMatcher(tree).matches(text, step_limit)`.
MatchResult matches_by_backtracking(const RegexTree& tree, std::u32string_view text,
                                    std::uint64_t step_limit = kMatchStepLimit);

}  // namespace sator
