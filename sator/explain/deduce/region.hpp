#pragma once

#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::explain {

/// Cells of one rule that must all be different, e.g. a row of a sudoku.
struct Region {
    RuleId rule;
    std::vector<CellId> cells;   ///< each once
    std::vector<Word> required;  ///< the values that must occur in one of the cells
};

/// The largest region whose sets of cells fit into one word. Techniques that use such sets skip larger
/// regions.
constexpr std::size_t kLargestRegion = kWordBits;

}  // namespace sator::explain
