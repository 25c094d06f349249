#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Draws the puzzle's decorations (`line blue at …`), which mean nothing.
void draw_decorations(Sketch& sketch);

}  // namespace sator::render
