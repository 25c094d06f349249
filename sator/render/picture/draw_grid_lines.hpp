#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Draws the cells of a sketch, the borders between them, blocks, and the layout's texts. Borders are heavy
/// around the grid and between its regions. If no regions tile the grid, they are heavy where the layout has
/// bars. The result is incomplete if `watch` ends the work.
void draw_grid_lines(Sketch& sketch, LimitWatch& watch);

}  // namespace sator::render
