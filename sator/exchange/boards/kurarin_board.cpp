// Kurarin: dots in cells, on edges and at corners of four cells are lines below the kind's word.

#include <algorithm>
#include <array>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"
#include "sator/exchange/boards/half_cells.hpp"

namespace sator::exchange {

namespace {

/// The words of a puzzle, and of the rule that they stand for, by colour from 1 on.
constexpr std::array<std::string_view, 3> kColours = {"black", "grey", "white"};
constexpr std::array<std::string_view, 3> kShares = {"more", "half", "less"};

template <class Board>
auto& place_of_half_cell(Board& board, std::size_t at) {
    const std::size_t row = at / (2 * board.columns - 1), column = at % (2 * board.columns - 1);
    const std::size_t cell = row / 2 * board.columns + column / 2;
    if (row % 2 == 0 && column % 2 == 0) return board.cells[cell];
    if (row % 2 == 0) return board.edges[row / 2 * (board.columns - 1) + column / 2];
    if (column % 2 == 0) return board.edges[board.upright_edges() + cell];
    return board.corners[(row / 2 + 1) * (board.columns + 1) + column / 2 + 1];
}

std::expected<std::string, std::string> kurarin(const DrawnBoard& board) {
    std::string text = "kurarin " + size_text(board) + "\n";
    for (std::size_t at = 0; at < half_cell_count(board); ++at) {
        const int colour = half_cell(board, at);
        if (colour <= 0) continue;
        const std::vector<std::size_t> cells = cells_at_half_cell(board, at);
        if (colour == 2 && cells.size() == 1)
            return std::unexpected("a grey dot in the middle of a cell cannot be true");
        text += "  " + std::string(kColours[static_cast<std::size_t>(colour) - 1]);
        for (const std::size_t cell : cells) text += " " + cell_text(board, cell);
        text += "\n";
    }
    return text;
}

std::optional<DrawnBoard> kurarin_board(const PuzzleFacts& facts) {
    if (facts.has_holes()) return std::nullopt;
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    board.corners.assign(board.corner_count(), DrawnBoard::kOpen);
    for (const RuleFact& rule : facts.rules) {
        const auto share =
            rule.arguments.empty() ? kShares.end() : std::ranges::find(kShares, rule.arguments.back());
        if (rule.name != "share" || share == kShares.end() || rule.sequences.size() != 1) continue;
        Slot wanted = rule.sequences.front();
        std::ranges::sort(wanted);
        for (std::size_t at = 0; at < half_cell_count(board); ++at) {
            Slot cells;
            for (const std::size_t cell : cells_at_half_cell(board, at)) {
                if (facts.places[cell]) cells.push_back(*facts.places[cell]);
            }
            std::ranges::sort(cells);
            if (cells == wanted) half_cell(board, at) = static_cast<int>(share - kShares.begin()) + 1;
        }
    }
    return board;
}

}  // namespace

std::size_t half_cell_count(const DrawnBoard& board) {
    return (2 * board.rows - 1) * (2 * board.columns - 1);
}

std::vector<std::size_t> cells_at_half_cell(const DrawnBoard& board, std::size_t at) {
    const std::size_t row = at / (2 * board.columns - 1), column = at % (2 * board.columns - 1);
    std::vector<std::size_t> cells;
    for (std::size_t r = row / 2; r <= (row + 1) / 2; ++r) {
        for (std::size_t c = column / 2; c <= (column + 1) / 2; ++c) cells.push_back(r * board.columns + c);
    }
    return cells;
}

int& half_cell(DrawnBoard& board, std::size_t at) {
    return place_of_half_cell(board, at);
}

int half_cell(const DrawnBoard& board, std::size_t at) {
    const bool is_corner = cells_at_half_cell(board, at).size() > 2;
    return is_corner && board.corners.empty() ? DrawnBoard::kOpen : place_of_half_cell(board, at);
}

const BoardKind kKurarinBoard = {kurarin, kurarin_board};

}  // namespace sator::exchange
