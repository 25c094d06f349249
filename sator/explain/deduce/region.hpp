#pragma once

#include <vector>

#include "sator/base/bits.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/puzzle/grid.hpp"

namespace sator {

/// Cells of one rule that must all differ.
struct Region {
    RuleId rule;
    std::vector<CellId> cells;   ///< each once
    std::vector<Word> required;  ///< the values that some cell of it must hold
};

/// The most cells of a region that is looked at bit by bit: sets of its cells are one word.
constexpr std::size_t kLargestRegion = kWordBits;

}  // namespace sator
