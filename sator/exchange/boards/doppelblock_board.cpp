// A Latin square with two black cells in each line, and the rule `doppelblock`, which is no kind of its own.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"

namespace sator::exchange {

namespace {

std::expected<std::string, std::string> doppelblock(const DrawnBoard& board) {
    if (board.columns != board.rows)
        return std::unexpected("the grid of this kind is a square, but the link has " + size_text(board));
    if (board.columns < 3) return std::unexpected("a doppelblock has at least three columns");
    const std::string numbers = "1.." + std::to_string(board.columns - 2);
    return "grid " + size_text(board) + "\nrange " + numbers + " X\nrule permutation " + numbers +
           " X X at rows columns\nclues doppelblock\n" + sides_text(board) + initial_text(board);
}

std::optional<DrawnBoard> doppelblock_board(const PuzzleFacts& facts) {
    if (facts.columns != facts.rows || facts.has_holes()) return std::nullopt;
    auto board = board_of_givens(facts);
    if (!board) return board;
    read_sides(facts, "doppelblock", *board);
    for (const Side side : {Side::Bottom, Side::Right})
        std::ranges::fill(board->side(side), DrawnBoard::kOpen);
    return board;
}

}  // namespace

const BoardKind kDoppelblockBoard = {doppelblock, doppelblock_board};

}  // namespace sator::exchange
