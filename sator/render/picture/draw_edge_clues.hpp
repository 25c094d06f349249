#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Draws a sketch's clues. Each is placed before the first cell of its slot, outside the grid or in the block
/// there. It follows the direction of its line unless it is short enough to be upright. Several clues at the
/// same place follow each other; the second clue of a row or column is at its other end. If some clue of a
/// side reads its line backwards, arrows show the reading direction of all clues there. The clues of `slots`
/// are highlighted.
void draw_edge_clues(Sketch& sketch, std::span<const HighlightedSlot> slots);

}  // namespace sator::render
