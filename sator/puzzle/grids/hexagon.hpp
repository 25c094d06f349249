#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"

namespace sator::puzzle {

/// A grid of hexagonal cells (points up) with `x`, `y` and `z` lines in its three directions:
///
///          Y0 →  0   1            X line i, row j and Z line k meet in a cell if
///         Y1 → 2   3   4              (x − 1 − i) + j + k = (x + y + z − 3) / 2
///          Y2 →  5   6
///                                 here x = y = z = 3
///
/// Cells are numbered row by row. Rows (Y) are numbered from top to bottom and read from left to right. X
/// lines are numbered from left to right and read from the north-east down to the south-west (first: 0 2,
/// then 1 3 5, then 4 6). Z lines are numbered from left to right and read from the south-east up to the
/// north-west (first: 5 2, then 6 3 0, then 4 1). Neighbours in a row differ by one in X and in Z.
///
/// Returns an error without a source position if the sum of the numbers is even, if a line would have no
/// cell, or if there would be more than `cell_limit` cells.
std::expected<LinedGrid, Diagnostic> make_hexagon(std::size_t x, std::size_t y, std::size_t z,
                                                  std::size_t cell_limit = kCellLimit);

}  // namespace sator::puzzle
