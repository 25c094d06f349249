#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board.hpp"

namespace sator::render {

/// Makes the board of a layout that the puzzle draws itself (see make_board).
Board make_layout_board(const Grid& grid, double side, LimitWatch& watch);

/// The font size of the words in a layout that is drawn as it is typed.
constexpr double kTypedSize = 17;

}  // namespace sator::render
