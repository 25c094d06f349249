#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/cell_limit.hpp"
#include "sator/puzzle/lined_grid.hpp"

namespace sator {

/// A grid of hexagonal cells (points up) with `x`, `y` and `z` lines in its three directions:
///
///          Y0 →  0   1            the cell on X line i, row j and Z line k is there where
///         Y1 → 2   3   4              (x − 1 − i) + j + k = (x + y + z − 3) / 2
///          Y2 →  5   6
///                                 here x = y = z = 3
///
/// Cells are counted by rows. Rows (Y) stand top to bottom, each read from left to right; X lines left to
/// right, each read from the north-east down to the south-west (first: 0 2, then 1 3 5, then 4 6); Z lines
/// left to right, each read from the south-east up to the north-west (first: 5 2, then 6 3 0, then 4 1).
/// Cells that touch in a row differ by one in X and in Z.
///
/// Refuses (without a place) counts whose sum is even, counts that would leave a line without a cell, and
/// more than `cell_limit` cells.
std::expected<LinedGrid, Diagnostic> make_hexagon(std::size_t x, std::size_t y, std::size_t z,
                                                  std::size_t cell_limit = kCellLimit);

}  // namespace sator
