#pragma once

#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Draws what stands in the cells: givens, values, candidates, and the marks of both; some of it, once
/// `watch` is over.
void draw_cell_contents(Sketch& sketch, const PictureContents& contents, LimitWatch& watch);

}  // namespace sator
