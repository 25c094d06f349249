#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::explain {

/// A narrower version of a puzzle's statement.
struct TightenedRule {
    std::size_t statement = 0;
    RuleStatement tightened;
    std::size_t size = 0;  ///< of the change, e.g. the count of numbers removed from a range
};

/// Returns every statement that one small change makes of the puzzle's: `count` with a range one shorter at
/// either end, or with a single number; `in_order` to `strict_order`; a `subset` of one value less; a
/// `superset` of one value more; inequalities (see tightened_comparison.hpp). For clues see
/// tightened_clue.hpp. Smallest changes come first.
std::vector<TightenedRule> tightened_rules(const Puzzle& puzzle);

}  // namespace sator::explain
