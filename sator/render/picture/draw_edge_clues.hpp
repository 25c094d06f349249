#pragma once

#include <span>

#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Draws a sketch's clues: each before the first cell of its slot, outside the grid or in the block there,
/// along the line unless it is short enough to stand upright. Several at one place stand one behind the
/// other; the second clue of a row or column stands at its other end. Where a clue of a side reads its line
/// backwards, arrows show how each there reads. Those of `slots` are pointed out.
void draw_edge_clues(Sketch& sketch, std::span<const HighlightedSlot> slots);

}  // namespace sator
