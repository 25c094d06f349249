#pragma once

#include "sator/render/sketch.hpp"

namespace sator {

/// Draws the cells of a sketch and the borders between them: heavy ones around the grid and between its
/// regions, or, where no regions tile it, where its layout has bars; blocks; and the layout's texts.
void draw_grid_lines(Sketch& sketch);

}  // namespace sator
