// Unequal: for each cell its number and the sides on which it is greater: 0U,3LR,.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kUnequalSides = "URDL";

void read_unequal(const GameSize& size, LinkBody& body, DrawnBoard& board) {
    const bool is_adjacent = size.flags.find('a') != std::string::npos;
    board.has_all_marks = is_adjacent;
    for (std::size_t cell = 0; cell < board.cell_count() && !body.has_failed(); ++cell) {
        const int number = read_decimal(body);
        if (number > 0) board.cells[cell] = number;
        while (!body.is_at_end() && kUnequalSides.find(body.peek()) != std::string_view::npos) {
            const std::size_t place = body.position();
            const char side = body.take();
            const std::size_t edge = edge_beside(board, cell, side);
            if (edge == board.edge_count()) {
                body.fail_at(place, "there is no cell on this side");
                return;
            }
            const bool is_first = side == 'R' || side == 'D';
            board.edges[edge] = is_adjacent ? 1 : is_first ? kGreater : kLess;
        }
        if (!body.is_at_end()) expect(body, ',');
        if (body.is_at_end() && cell + 1 < board.cell_count()) body.fail("the ID ends before its last cell");
    }
}

std::string write_unequal(const DrawnBoard& board) {
    std::string text = side_of_board(board) + (board.has_all_marks ? "a:" : ":");
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        text += std::to_string(std::max(0, board.cells[cell]));
        for (const char side : kUnequalSides) {
            const std::size_t edge = edge_beside(board, cell, side);
            if (edge == board.edge_count()) continue;
            const int greater = side == 'R' || side == 'D' ? kGreater : kLess;
            if (board.edges[edge] == (board.has_all_marks ? 1 : greater)) text += side;
        }
        text += ',';
    }
    return text;
}

}  // namespace

Game unequal_game() {
    return {"unequal", "Unequal", "", rectangle, read_unequal, write_unequal, "minarism"};
}

Game adjacent_game() {
    return {"unequal", "Unequal", "a", rectangle, read_unequal, write_unequal, "adjacent"};
}

}  // namespace sator::exchange
