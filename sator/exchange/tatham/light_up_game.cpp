// Light Up: gaps as letters, B for a black cell, a number for one with a number.

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

void read_light_up(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    std::size_t at = 0;
    while (!body.is_at_end()) {
        const std::size_t place = body.position();
        const char c = body.take();
        const bool is_gap = c >= 'a' && c <= 'z';
        if (!is_gap && c != 'B' && (c < '0' || c > '4'))
            body.fail_at(place, std::string("'") + c + "' means nothing here");
        if (!is_gap && at < board.cell_count()) board.cells[at] = c == 'B' ? DrawnBoard::kHidden : c - '0';
        at += is_gap ? static_cast<std::size_t>(c - 'a') + 1 : 1;
    }
    if (at != board.cell_count()) body.fail("the letters and numbers are not as many as the cells");
}

std::string write_light_up(const DrawnBoard& board) {
    std::string text = size_of_board(board) + ":";
    for (std::size_t i = 0; i < board.cells.size();) {
        std::size_t gap = 0;
        while (i + gap < board.cells.size() && gap < 26 && board.cells[i + gap] == DrawnBoard::kOpen) ++gap;
        if (gap > 0) text += static_cast<char>('a' + gap - 1);
        if (gap == 0) text += board.cells[i] == DrawnBoard::kHidden ? "B" : std::to_string(board.cells[i]);
        i += std::max<std::size_t>(gap, 1);
    }
    return text;
}

}  // namespace

Game light_up_game() {
    return {"lightup", "Light Up", "", "bsr", rectangle, read_light_up, write_light_up, "akari"};
}

}  // namespace sator::exchange
