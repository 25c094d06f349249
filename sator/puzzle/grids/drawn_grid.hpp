#pragma once

#include <array>
#include <expected>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"

namespace sator::puzzle {

/// Makes the grid of a drawn layout, in which each '*' is a cell. Returns an error without a source position
/// if the drawing has no cell or more than `cell_limit`.
std::expected<Grid, Diagnostic> make_drawn_grid(std::vector<std::u32string> lines,
                                                std::size_t cell_limit = kCellLimit);

/// Returns the drawing of a grid as the puzzle language shows it: its own layout if it has one, otherwise a
/// '*' for each cell with blanks before and between them. The rows of a hexagon are indented:
///
///      * *             each row begins half a cell
///     * * *            to the left or to the right
///      * *             of the one above
std::vector<std::u32string> drawn_lines(const Grid& grid);

/// Returns the lines of a grid in each direction, in the order in which clues number them. A rectangle or a
/// hexagon has its own lines (see LinedGrid). A drawing has its rows, and as columns the cells in the same
/// column of the drawing.
std::array<std::vector<Slot>, kAxisCount> lines_of(const Grid& grid);

}  // namespace sator::puzzle
