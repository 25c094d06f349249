// Keen: the walls of the cages, then a letter and a number for each cage.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

/// Whether a clue may be that of a cage: a difference or a quotient is that of two cells.
bool fits_cage(const DrawnBoard& board, std::size_t cage) {
    const char sign = board.cage_clues[cage].back();
    return (sign != '-' && sign != '/') || std::ranges::count(board.cages, static_cast<int>(cage)) == 2;
}

constexpr std::string_view kKeenSigns = "amsd", kKenkenSigns = "+x-/";

void read_keen(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    board.cages = regions_between(board, read_walls_between(body, board.columns, 'y', true));
    expect(body, ',');
    board.cage_clues.resize(static_cast<std::size_t>(*std::ranges::max_element(board.cages)) + 1);
    for (std::size_t cage = 0; cage < board.cage_clues.size(); ++cage) {
        const std::size_t place = body.position();
        const std::size_t sign = kKeenSigns.find(body.peek());
        if (sign == std::string_view::npos || body.is_at_end())
            body.fail("one of a, m, s and d is expected here");
        if (body.has_failed()) return;
        body.take();
        board.cage_clues[cage] = std::to_string(read_decimal(body)) + kKenkenSigns[sign];
        if (!fits_cage(board, cage)) body.fail_at(place, "a difference or a quotient is that of two cells");
    }
}

std::string write_keen(const DrawnBoard& board) {
    const std::string walls = write_walls_between(board.cages, board.columns, true);
    if (walls.empty()) return {};
    std::string text = side_of_board(board) + ":" + walls + ",";
    for (std::size_t cage = 0; cage < board.cage_clues.size(); ++cage) {
        const std::string& clue = board.cage_clues[cage];
        if (!fits_cage(board, cage)) return {};
        text += kKeenSigns[kKenkenSigns.find(clue.back())] + clue.substr(0, clue.size() - 1);
    }
    return text;
}

}  // namespace

Game keen_game() {
    return {"keen", "Keen", "", "m", rectangle, read_keen, write_keen, "kenken"};
}

}  // namespace sator::exchange
