// Solo: 2x3 is a sudoku with 2 boxes beside each other and 3 below each other, which are 3 wide and 2 high; 9j is a jigsaw; x has
// diagonals, k cages.

#include <algorithm>
#include <vector>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/tatham/game_board.hpp"
#include "sator/exchange/tatham/game_codes.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

void solo_shape(const GameSize& size, std::size_t& columns, std::size_t& rows) {
    constexpr std::size_t kMost = 1000;
    columns = size.has_one_number ? size.first : std::min(size.first, kMost) * std::min(size.second, kMost);
    rows = columns;
}

void read_solo(const GameSize& size, LinkBody& body, DrawnBoard& board) {
    const auto has = [&](char flag) { return size.flags.find(flag) != std::string::npos; };
    if (size.has_one_number != has('j')) body.fail("a jigsaw has a 'j' after its size");
    board.count = size.has_one_number ? 0 : static_cast<int>(size.second);
    board.has_diagonals = has('x');
    board.cells = read_gapped_numbers(body, board.cell_count());
    if (size.has_one_number) {
        expect(body, ',');
        board.regions = regions_between(board, read_walls_between(body, board.columns, 'z', false));
    }
    if (!has('k')) return;
    expect(body, ',');
    board.cages = regions_between(board, read_walls_between(body, board.columns, 'z', false));
    expect(body, ',');
    const auto sums = read_gapped_numbers(body, board.cell_count());
    board.cage_clues.resize(static_cast<std::size_t>(*std::ranges::max_element(board.cages)) + 1);
    for (std::size_t cell = 0; cell < sums.size(); ++cell) {
        if (sums[cell] >= 0)
            board.cage_clues[static_cast<std::size_t>(board.cages[cell])] = std::to_string(sums[cell]);
    }
}

/// The number of the clue of each cage, at the first cell of the cage.
std::vector<int> sums_of_cages(const DrawnBoard& board) {
    std::vector<int> sums(board.cell_count(), DrawnBoard::kOpen);
    std::vector<bool> is_written(board.cage_clues.size());
    for (std::size_t cell = 0; cell < sums.size(); ++cell) {
        const auto cage = static_cast<std::size_t>(board.cages[cell]);
        if (!is_written[cage] && !board.cage_clues[cage].empty())
            sums[cell] = small_number(board.cage_clues[cage]).value_or(DrawnBoard::kOpen);
        is_written[cage] = true;
    }
    return sums;
}

std::string write_solo(const DrawnBoard& board) {
    const auto wide = static_cast<std::size_t>(board.count);
    std::string text = wide == 0 ? std::to_string(board.columns) + "j"
                                 : std::to_string(board.columns / wide) + "x" + std::to_string(wide);
    if (board.has_diagonals) text += 'x';
    if (!board.cages.empty()) text += 'k';
    text += ":" + write_gapped_numbers(board.cells);
    if (wide == 0) {
        const std::string walls = write_walls_between(board.regions, board.columns, false);
        if (walls.empty()) return {};
        text += "," + walls;
    }
    if (board.cages.empty()) return text;
    const std::string walls = write_walls_between(board.cages, board.columns, false);
    return walls.empty() ? std::string()
                         : text + "," + walls + "," + write_gapped_numbers(sums_of_cages(board));
}

}  // namespace

Game solo_game() {
    return {"solo", "Solo", "jxk", "mra", solo_shape, read_solo, write_solo, "solo"};
}

}  // namespace sator::exchange
