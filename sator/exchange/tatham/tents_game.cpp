// Tents: letters count the cells before each tree and before the end, '_' is none; then the numbers of the columns and the rows.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

void read_tents(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    std::size_t next = 0;
    while (!body.is_at_end() && body.peek() != ',') {
        const std::size_t place = body.position();
        const char c = body.take();
        if (c == '!' || c == '-') body.fail_at(place, "tents that are known cannot be said yet");
        if (c != '_' && (c < 'a' || c > 'z'))
            body.fail_at(place, std::string("'") + c + "' means nothing here");
        next += c == '_' ? 0 : static_cast<std::size_t>(c - 'a') + 1;
        if (c == 'z') {
            --next;  // 25 cells, and no tree
            continue;
        }
        if (next < board.cell_count()) board.cells[next] = 1;
        ++next;
    }
    if (next != board.cell_count() + 1) body.fail("the letters do not count the cells of the board");
    for (const Side side : {Side::Top, Side::Left}) {
        expect(body, ',');
        board.side(side) = read_separated(body, board.side_length(side), ',');
    }
}

std::string write_tents(const DrawnBoard& board) {
    std::string letters;
    std::size_t gap = 0;
    for (std::size_t i = 0; i <= board.cells.size(); ++i) {
        if (i < board.cells.size() && board.cells[i] != 1) {
            ++gap;
            continue;
        }
        for (; gap > 24; gap -= 25) letters += 'z';
        letters += gap == 0 ? '_' : static_cast<char>('a' + gap - 1);
        gap = 0;
    }
    for (const Side side : {Side::Top, Side::Left}) {
        // A game without a number for each line does not exist.
        if (std::ranges::any_of(board.side(side), [](int clue) { return clue < 0; })) return {};
    }
    return size_of_board(board) + ":" + letters + "," + write_separated(board.side(Side::Top), ',') + "," +
           write_separated(board.side(Side::Left), ',');
}

}  // namespace

Game tents_game() {
    return {"tents", "Tents", "", "", rectangle, read_tents, write_tents, "tents"};
}

}  // namespace sator::exchange
