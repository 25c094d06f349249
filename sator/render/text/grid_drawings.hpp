#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grid.hpp"
#include "sator/render/text/cell_texts.hpp"
#include "sator/render/text/pen.hpp"

namespace sator::render {

/// Draws a frame around the rows, with a blank between cells. Neighbours that are both marked share a pair of
/// brackets:
///
///     ┌───────┐
///     │ T[E N]│
///     └───────┘
void draw_rectangle(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen);

/// Draws pointy-top cells, each row shifted by half a cell, with slashes as slanted edges. Each marked cell
/// has its own brackets: | A |[B]|
void draw_hexagon(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen);

/// Draws the layout's lines with each cell filled in. Columns that contain cells are widened to the widest
/// text.
void draw_layout(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen);

}  // namespace sator::render
