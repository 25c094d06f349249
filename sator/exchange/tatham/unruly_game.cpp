// Unruly: letters count the cells up to the next one that is known; a small letter is 0, a capital one 1. The last letter counts to
// behind the end.

#include <vector>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

void read_unruly(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    std::size_t next = 0;
    while (!body.is_at_end() && next <= board.cell_count()) {
        const std::size_t place = body.position();
        const char c = body.take();
        const bool is_one = c >= 'A' && c <= 'Z';
        if (!is_one && (c < 'a' || c > 'z'))
            body.fail_at(place, std::string("'") + c + "' means nothing here");
        const char first = is_one ? 'A' : 'a';
        const auto letter = static_cast<std::size_t>(c - first);
        constexpr std::size_t kLast = 25;
        next += letter == kLast ? kLast : letter + 1;
        if (letter == kLast) continue;
        if (next <= board.cell_count()) board.cells[next - 1] = is_one ? 1 : 0;
    }
    if (next != board.cell_count() + 1) body.fail("the letters do not count the cells of the board");
}

/// Letters that count up to each cell of `marks` and to behind the end: `letter` says with which alphabet.
template <class First>
std::string counted_letters(const std::vector<int>& cells, First first) {
    constexpr std::size_t kLast = 25;
    std::string text;
    std::size_t run = 0;
    for (std::size_t i = 0; i <= cells.size(); ++i) {
        if (i < cells.size() && cells[i] == DrawnBoard::kOpen) {
            if (++run == kLast) {
                text += 'z';
                run = 0;
            }
            continue;
        }
        text += static_cast<char>(first(i) + static_cast<int>(run));
        run = 0;
    }
    return text;
}

std::string write_unruly(const DrawnBoard& board) {
    return size_of_board(board) + ":" + counted_letters(board.cells, [&](std::size_t i) {
               return i < board.cells.size() && board.cells[i] == 1 ? 'A' : 'a';
           });
}

/// The flag u says that no two rows and no two columns are equal.
std::string write_unruly_unique(const DrawnBoard& board) {
    const std::string text = write_unruly(board);
    return text.substr(0, text.find(':')) + "u" + text.substr(text.find(':'));
}

}  // namespace

Game unruly_game() {
    return {"unruly", "Unruly", "", "", rectangle, read_unruly, write_unruly, "unruly"};
}

Game unruly_unique_game() {
    return {"unruly", "Unruly", "u", "", rectangle, read_unruly, write_unruly_unique, "binary"};
}

}  // namespace sator::exchange
