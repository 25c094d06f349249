#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/render/text/cell_texts.hpp"
#include "sator/render/text/pen.hpp"
#include "sator/render/text/region_walls.hpp"

namespace sator::render {

/// Draws a frame around the rows and walls between regions, with a blank between cells. Neighbours that are both marked share a pair of
/// brackets:
///
///     ┌───────┐
///     │ T[E N]│
///     └───────┘
///
/// A part draws some of the columns only: as many as `walls` has. In the compact form there are no blanks, and so no brackets.
struct RectanglePart {
    std::size_t first = 0;  ///< column of cells
    bool is_compact = false;
};
void draw_rectangle(const Grid& grid, const RegionWalls& walls, const CellTexts& cells, TextStyle style,
                    Pen& pen, const RectanglePart& part = {});

/// Draws pointy-top cells, each row shifted by half a cell, with slashes as slanted edges. Each marked cell
/// has its own brackets: | A |[B]|
void draw_hexagon(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen);

/// Draws a puzzle with what is between its cells (see half_cell_text.hpp).
void draw_half_cells(const Puzzle& puzzle, const CellTexts& cells, Pen& pen);

/// Lists what is between the cells of a grid for which this is not drawn, a line for each value: "line: R1C1/R1C2, R1C1/left".
void list_between(const Puzzle& puzzle, const CellTexts& cells, Pen& pen);

/// Draws the layout's lines with each cell filled in. Columns that contain cells are widened to the widest
/// text. `is_hidden` may leave out columns of the layout.
void draw_layout(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen,
                 const std::vector<bool>& is_hidden = {});
/// Returns the width that `draw_layout` gives to each column of the layout.
std::vector<std::size_t> layout_widths(const Grid& grid, const CellTexts& cells, TextStyle style);

}  // namespace sator::render
