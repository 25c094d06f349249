#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"

namespace sator::text {

/// A drawing with a mark for each corner of a cell.
struct CornerDrawing {
    PrintedDrawing corners;  ///< a row and a column more than the cells
    PrintedDrawing cells;    ///< open if the drawing has only corners
};

/// Reads the one drawing below a kind's line. With `has_cells`, its rows alternate: corners, cells, corners. Returns an error if there is
/// no drawing or more than one, and if a row has another number of marks.
std::expected<CornerDrawing, Diagnostic> read_corner_drawing(const KindRequest& request, bool has_cells);

}  // namespace sator::text
