#pragma once

#include "sator/puzzle/grid.hpp"
#include "sator/render/text/cell_texts.hpp"
#include "sator/render/text/pen.hpp"

namespace sator {

/// A frame around the rows, a blank between two cells; marked cells that are neighbours share their brackets:
///
///     ┌───────┐
///     │ T[E N]│
///     └───────┘
void draw_rectangle(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen);

/// Cells with their points up, each row shifted by half a cell, their slanted edges drawn with slashes; a
/// marked cell has brackets of its own: | A |[B]|
void draw_hexagon(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen);

/// The layout's lines, each cell filled in; columns that hold cells grow with what is in them.
void draw_layout(const Grid& grid, const CellTexts& cells, TextStyle style, Pen& pen);

}  // namespace sator
