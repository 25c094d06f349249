#pragma once

#include <expected>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/text/drawings/drawing.hpp"

namespace sator::text {

/// Returns whether a line of a drawing is only a frame: blanks, '-', '+', '=' and '|'.
bool is_frame(std::u32string_view text);

/// Reads a drawing of a whole grid that is given by its size, row by row. Frames are left out: '|' between cells, and lines of
/// '-', '+', '=' and blanks. In each other line stands a mark for each cell of a row, separated by blanks, or each one
/// character if there are as many characters as cells. Returns an error for a row that is missing or has another number of
/// marks, and for a mark that cannot be read. `characters`: see find_fits.
std::expected<Fit, Diagnostic> read_grid_drawing(const Grid& grid, const DrawingLines& drawing, MarkUse use,
                                                 std::u32string_view characters);

}  // namespace sator::text
