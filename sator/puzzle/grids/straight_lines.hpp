#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::puzzle {

/// Returns all straight sequences of `length` (at least 1) of the given cells in all directions; a sequence
/// of one cell is returned once. The neighbours of a cell are up to eight cells in a rectangle, and six in a
/// hexagon or in a drawing whose rows are shifted by half a cell. In a drawing only columns with a cell
/// count, so a gap between boxes does not interrupt a row; a missing cell in a column that other rows use
/// does. Stops early once the watch is over.
std::vector<Slot> straight_lines(const Grid& grid, std::span<const CellId> cells, std::size_t length,
                                 LimitWatch& watch);

}  // namespace sator::puzzle
