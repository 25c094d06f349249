#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Draws the signs that the puzzle's kind prints in their places: white numbers in black blocks, numbers in cells, trees.
void draw_kind_marks(Sketch& sketch);

}  // namespace sator::render
