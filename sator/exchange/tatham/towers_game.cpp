// Towers: the clues above, below, on the left and on the right, then perhaps the known numbers.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

void read_towers(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    for (const Side side : kSidesOfBoard) {
        if (side != Side::Top) expect(body, '/');
        board.side(side) = read_separated(body, board.columns, '/');
    }
    if (body.is_at_end()) return;
    expect(body, ',');
    board.cells = read_gapped_numbers(body, board.cell_count());
}

std::string write_towers(const DrawnBoard& board) {
    std::string text = side_of_board(board) + ":";
    for (const Side side : kSidesOfBoard)
        text += (side == Side::Top ? "" : "/") + write_separated(board.side(side), '/');
    const bool is_empty = std::ranges::all_of(board.cells, [](int number) { return number < 0; });
    return is_empty ? text : text + "," + write_gapped_numbers(board.cells);
}

}  // namespace

Game towers_game() {
    return {"towers", "Towers", "", "", rectangle, read_towers, write_towers, "skyscrapers"};
}

}  // namespace sator::exchange
