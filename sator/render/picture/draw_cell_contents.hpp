#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Draws the contents of the cells: givens, values, candidates, and their marks. The result is incomplete if
/// `watch` ends the work.
void draw_cell_contents(Sketch& sketch, const PictureContents& contents, LimitWatch& watch);

}  // namespace sator::render
