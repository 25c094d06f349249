#pragma once

#include <cstddef>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/tatham/games.hpp"

namespace sator::exchange {

/// The shape of most boards: the first number of the size is the columns, the second the rows.
void rectangle(const GameSize& size, std::size_t& columns, std::size_t& rows);

/// Returns the size of a board as parameters write it: "9x7".
std::string size_of_board(const DrawnBoard& board);
/// Returns the size of a square board as parameters write it: "9".
std::string side_of_board(const DrawnBoard& board);

/// Returns the edge on a side (U, D, L or R) of a cell, or the number of edges if there is none.
std::size_t edge_beside(const DrawnBoard& board, std::size_t cell, char side);

}  // namespace sator::exchange
