// Dominosa: 6 has the numbers 0 to 6 on 8 columns and 7 rows; a number of two digits is in brackets.

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

void read_dominosa(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    for (int& cell : board.cells) {
        const bool is_long = body.peek() == '[';
        if (is_long) body.take();
        cell = is_long ? read_decimal(body) : body.take_number(1, 10);
        if (is_long) expect(body, ']');
    }
}

std::string write_dominosa(const DrawnBoard& board) {
    if (board.columns != board.rows + 1 || board.rows < 2) return {};
    std::string text = std::to_string(board.rows - 1) + ":";
    for (const int cell : board.cells)
        text += cell < 10 ? std::to_string(cell) : "[" + std::to_string(cell) + "]";
    return text;
}

void dominosa_shape(const GameSize& size, std::size_t& columns, std::size_t& rows) {
    columns = size.first + 2;
    rows = size.first + 1;
}

}  // namespace

Game dominosa_game() {
    return {"dominosa", "Dominosa", "", "a", dominosa_shape, read_dominosa, write_dominosa, "dominosa"};
}

}  // namespace sator::exchange
