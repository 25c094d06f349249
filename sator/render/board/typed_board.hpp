#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board.hpp"

namespace sator::render {

/// Makes the board of a drawing that is shown as it is typed, with a box for each cell among the words. The
/// columns are wide enough for cells that are close to each other or to a character.
Board make_typed_board(const Grid& grid, double side, LimitWatch& watch);

}  // namespace sator::render
