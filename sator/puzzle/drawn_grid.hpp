#pragma once

#include <array>
#include <expected>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/cell_limit.hpp"
#include "sator/puzzle/grid.hpp"
#include "sator/puzzle/lined_grid.hpp"

namespace sator {

/// The grid of a layout's lines, in which each '*' is a cell. Refuses (without a place) a drawing without
/// cells and one of more than `cell_limit`.
std::expected<Grid, Diagnostic> make_drawn_grid(std::vector<std::u32string> lines,
                                                std::size_t cell_limit = kCellLimit);

/// The drawing of a grid as the puzzle language shows it: its own layout, or, for the grids that have none, a
/// '*' for each cell with blanks before and between them. A hexagon's rows are indented as its cells stand:
///
///      * *             each row begins half a cell
///     * * *            to the left or to the right
///      * *             of the one above
std::vector<std::u32string> drawn_lines(const Grid& grid);

/// A grid's lines in each direction, as clues name them: of a rectangle or a hexagon its own (see LinedGrid);
/// of a drawing its rows, and as columns the cells that stand in one column of the drawing.
std::array<std::vector<Slot>, kAxisCount> lines_of(const Grid& grid);

}  // namespace sator
