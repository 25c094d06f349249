#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"

namespace sator::exchange {

/// The places in the middle of cells, on their edges and at the corners that four cells share, row by row: DrawnBoard has them in `cells`,
/// `edges` and `corners`. Only a board that is not changed may have no corners.
std::size_t half_cell_count(const DrawnBoard& board);
/// Returns the cells that touch the place: one, two or four.
std::vector<std::size_t> cells_at_half_cell(const DrawnBoard& board, std::size_t at);
int& half_cell(DrawnBoard& board, std::size_t at);
int half_cell(const DrawnBoard& board, std::size_t at);

}  // namespace sator::exchange
