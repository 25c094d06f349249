#pragma once

#include "sator/base/limit_watch.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Draws the cells of a sketch and the borders between them: heavy ones around the grid and between its
/// regions, or, where no regions tile it, where its layout has bars; blocks; and the layout's texts. Some of
/// them, once `watch` is over.
void draw_grid_lines(Sketch& sketch, LimitWatch& watch);

}  // namespace sator
