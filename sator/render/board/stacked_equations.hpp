#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/render/board/board.hpp"

namespace sator::render {

/// Rearranges a board whose lines are equations such as SEND + MORE = MONEY: as on paper, each number is below the one before it, aligned
/// at its last digit, and the result is below a line. Changes nothing if an equation has a bracket, a division, or several numbers
/// behind its `=`.
void stack_equations(Board& board, const Grid& grid);

}  // namespace sator::render
