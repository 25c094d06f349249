// A sudoku with boxes or crooked regions, perhaps with diagonals and with cages: several kinds of the language in one.

#include <algorithm>

#include "sator/exchange/boards/board_cages.hpp"
#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"

namespace sator::exchange {

namespace {

std::expected<std::string, std::string> solo(const DrawnBoard& board) {
    const std::size_t side = board.columns;
    const auto wide = static_cast<std::size_t>(board.count);
    if (wide != 0 && side % wide != 0) return std::unexpected("the boxes do not fit the grid");
    std::string text = "sudoku " + size_text(board);
    if (wide == 0) {
        text += " jigsaw\n" + regions_text(board);
    } else {
        text += " boxes " + std::to_string(wide) + "x" + std::to_string(side / wide) + "\n";
    }
    if (board.has_diagonals) text += "rule permutation 1.." + std::to_string(side) + " at diagonals\n";
    const auto places = region_places(board, board.cages);
    for (std::size_t cage = 0; cage < places.size(); ++cage) {
        if (!board.cage_clues[cage].empty())
            text += "rule cage " + board.cage_clues[cage] + " at" + places[cage] + "\n";
    }
    return text + initial_text(board);
}

std::optional<DrawnBoard> square_of_numbers(const PuzzleFacts& facts) {
    if (facts.columns != facts.rows || facts.has_holes()) return std::nullopt;
    return board_of_givens(facts);
}

/// Makes `count` the width of the regions if they are boxes of equal size.
void recognise_boxes(DrawnBoard& board) {
    const std::size_t side = board.columns;
    for (std::size_t wide = 1; wide <= side; ++wide) {
        if (side % wide != 0) continue;
        const std::size_t high = side / wide, across = side / wide;
        bool fits = true;
        for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
            const std::size_t box = cell / side / high * across + cell % side / wide;
            fits = fits && board.regions[cell] == static_cast<int>(box);
        }
        if (fits) board.count = static_cast<int>(wide);
    }
}

std::optional<DrawnBoard> solo_board(const PuzzleFacts& facts) {
    auto board = square_of_numbers(facts);
    if (!board) return board;
    Slot falling;
    for (std::size_t i = 0; i < facts.rows; ++i) falling.push_back(*facts.places[i * facts.columns + i]);
    PuzzleFacts others = facts;
    std::erase_if(others.rules, [&](const RuleFact& rule) {
        const Slot& cells = rule.sequences.front();
        const bool is_falling = cells == falling;
        const bool rises = std::ranges::all_of(cells, [&](CellId cell) {
            return cell.index() % facts.columns + cell.index() / facts.columns + 1 == facts.columns;
        });
        if (rule.name == "permutation" && is_falling) board->has_diagonals = true;
        return rule.name == "permutation" && (is_falling || rises);
    });
    if (!read_regions_of(others, "permutation", *board)) return std::nullopt;
    recognise_boxes(*board);
    const bool read = read_cages(facts, *board, [](const RuleFact& rule) {
        return rule.name == "cage" && rule.arguments.size() == 1 ? rule.arguments[0] : std::string();
    });
    return read ? board : std::nullopt;
}

}  // namespace

const BoardKind kSoloBoard = {solo, solo_board};

}  // namespace sator::exchange
