#pragma once

#include <cstddef>
#include <vector>

#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// A statement of a puzzle that says a little more.
struct TightenedRule {
    std::size_t statement = 0;
    RuleStatement tightened;
    std::size_t size = 0;  ///< of the change: how many numbers of a range are left out
};

/// Every statement that one small change makes of the puzzle's: how many cells `count` wants, with one number
/// less at either end of the range, or one alone; values in order that may no longer be equal; a `subset` of
/// one value less, a `superset` of one more; inequalities (see tightened_comparison.hpp). Clues have changes
/// of their own (see tightened_clue.hpp). Smallest changes first.
std::vector<TightenedRule> tightened_rules(const Puzzle& puzzle);

}  // namespace sator
