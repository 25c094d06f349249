#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Returns whether edges have lines as players draw them. Such a puzzle is printed as dots, without lines around its cells.
bool has_lines_on_edges(const Puzzle& puzzle);

/// Returns whether nothing can be written in a cell, because a puzzle's values are between its cells.
bool is_blank_cell(const Puzzle& puzzle, CellId cell);

/// Draws the values between the cells: lines along edges and links, walls, texts; a cross where it is known that there is no line,
/// while other positions are open.
void draw_between(Sketch& sketch, const PictureContents& contents);

}  // namespace sator::render
