// Magnets: the numbers of + above and on the left, of - below and on the right, then the dominoes.

#include <algorithm>
#include <vector>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

std::vector<int> read_poles(LinkBody& body, std::size_t count) {
    std::vector<int> poles(count, DrawnBoard::kOpen);
    for (int& pole : poles) {
        const std::size_t place = body.position();
        const char c = body.take();
        const int digit = digit_value(c);
        if (digit < 0 && c != '.') body.fail_at(place, "a digit or '.' is expected here");
        if (digit >= 0) pole = digit;
    }
    expect(body, ',');
    return poles;
}

void read_magnets(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    for (const Side side : {Side::Top, Side::Left, Side::Bottom, Side::Right})
        board.side(side) = read_poles(body, board.side_length(side));
    std::vector<int> walls(board.edge_count(), 1);
    for (std::size_t cell = 0; cell < board.cell_count() && !body.has_failed(); ++cell) {
        const std::size_t place = body.position();
        const char c = body.take();
        if (c == '*') body.fail_at(place, "a magnet of one cell cannot be said yet");
        const std::size_t edge = edge_beside(board, cell, c == 'L' ? 'R' : 'D');
        const bool begins = c == 'L' || c == 'T';
        if ((c != 'R' && c != 'B' && !begins) || (begins && edge == board.edge_count()))
            body.fail_at(place, "L, R, T or B is expected here");
        if (begins && !body.has_failed()) walls[edge] = 0;
    }
    board.regions = regions_between(board, walls);
}

std::string write_magnets(const DrawnBoard& board) {
    std::string text = size_of_board(board) + ":";
    for (const Side side : {Side::Top, Side::Left, Side::Bottom, Side::Right}) {
        for (const int pole : board.side(side)) text += pole < 0 ? '.' : digit_character(std::min(pole, 35));
        text += ',';
    }
    const auto joined = [&](std::size_t a, std::size_t b) { return board.regions[a] == board.regions[b]; };
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const std::size_t column = cell % board.columns;
        if (column + 1 < board.columns && joined(cell, cell + 1)) {
            text += 'L';
        } else if (column > 0 && joined(cell - 1, cell)) {
            text += 'R';
        } else {
            text += cell >= board.columns && joined(cell - board.columns, cell) ? 'B' : 'T';
        }
    }
    return text;
}

}  // namespace

Game magnets_game() {
    return {"magnets", "Magnets", "", "S", rectangle, read_magnets, write_magnets, "magnets"};
}

}  // namespace sator::exchange
