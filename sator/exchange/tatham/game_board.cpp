#include "sator/exchange/tatham/game_board.hpp"

namespace sator::exchange {

void rectangle(const GameSize& size, std::size_t& columns, std::size_t& rows) {
    columns = size.first;
    rows = size.second;
}

std::string size_of_board(const DrawnBoard& board) {
    return std::to_string(board.columns) + "x" + std::to_string(board.rows);
}

std::string side_of_board(const DrawnBoard& board) {
    return std::to_string(board.columns);
}

std::size_t edge_beside(const DrawnBoard& board, std::size_t cell, char side) {
    const std::size_t row = cell / board.columns, column = cell % board.columns;
    const std::size_t none = board.edge_count(), upright = board.upright_edges(), across = board.columns - 1;
    switch (side) {
        case 'U':
            return row == 0 ? none : upright + cell - board.columns;
        case 'D':
            return row + 1 == board.rows ? none : upright + cell;
        case 'L':
            return column == 0 ? none : row * across + column - 1;
        default:
            return column + 1 == board.columns ? none : row * across + column;
    }
}

}  // namespace sator::exchange
