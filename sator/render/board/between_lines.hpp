#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/render/board/board.hpp"

namespace sator::render {

/// Sets `board.between_lines`: where the edges, links and corners of a grid are in the picture of its board.
void add_between_lines(const Grid& grid, Board& board);

}  // namespace sator::render
