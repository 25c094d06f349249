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

/// Writes the numbers of the cells, each with the sides on which `is_marked`.
template <class IsMarked>
std::string cells_with_sides(const DrawnBoard& board, IsMarked is_marked) {
    std::string text;
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        text += std::to_string(std::max(0, board.cells[cell]));
        for (const char side : kUnequalSides) {
            const std::size_t edge = edge_beside(board, cell, side);
            if (edge != board.edge_count() && is_marked(board.edges[edge], side)) text += side;
        }
        text += ',';
    }
    return text;
}

std::string write_unequal(const DrawnBoard& board) {
    return side_of_board(board) + ":" + cells_with_sides(board, [](int mark, char side) {
               return mark == (side == 'R' || side == 'D' ? kGreater : kLess);
           });
}

std::string write_adjacent(const DrawnBoard& board) {
    return side_of_board(board) + "a:" + cells_with_sides(board, [](int mark, char) { return mark == 1; });
}

}  // namespace

Game unequal_game() {
    return {"unequal", "Unequal", "", "", rectangle, read_unequal, write_unequal, "minarism"};
}

Game adjacent_game() {
    return {"unequal", "Unequal", "a", "", rectangle, read_unequal, write_adjacent, "adjacent"};
}

}  // namespace sator::exchange
