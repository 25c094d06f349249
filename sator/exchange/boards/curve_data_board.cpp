// Curve data: the pictures of the figures are words behind the kind's word.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kName = "curve_data", kShapes = "SHAPES";
constexpr int kHole = 0, kWall = 1;

std::expected<std::string, std::string> curve_data(const DrawnBoard& board) {
    if (board.shapes.empty()) return std::unexpected("a curve_data without pictures cannot be said");
    std::string text(kName);
    for (const std::string& shape : board.shapes) {
        if (shape.empty()) return std::unexpected("a picture of the curve_data is empty");
        text += " " + shape;
    }
    text += "\n" + drawing_text(board, [&](std::size_t cell) {
                const int number = board.cells[cell];
                return number == DrawnBoard::kOpen     ? std::string(".")
                       : number == DrawnBoard::kHidden ? std::string("?")
                       : number == kHole               ? std::string("#")
                                                       : std::to_string(number);
            });
    // No line crosses a wall.
    for (std::size_t edge = 0; edge < board.edges.size(); ++edge) {
        const auto [a, b] = cells_of_edge(board, edge);
        if (board.edges[edge] == kWall)
            text += "\nrule count \"-\" 0 at " + cell_text(board, a) + "-" + cell_text(board, b);
    }
    return text;
}

/// A wall is a rule that no line is on one link.
void read_walls(const PuzzleFacts& facts, DrawnBoard& board) {
    const puzzle::PositionMap map(facts.puzzle.grid);
    for (const RuleFact& rule : facts.rules) {
        const bool is_wall = rule.name == "count" && rule.arguments.size() == 2 && rule.arguments[1] == "0" &&
                             rule.sequences.size() == 1 && rule.sequences.front().size() == 1 &&
                             facts.puzzle.grid.sort_of(rule.sequences.front().front()) == PositionSort::Link;
        if (!is_wall) continue;
        const auto link = map.cells(rule.sequences.front().front());
        for (std::size_t edge = 0; edge < board.edge_count(); ++edge) {
            const auto [a, b] = cells_of_edge(board, edge);
            if (facts.places[a] == link[0] && facts.places[b] == link[1]) board.edges[edge] = kWall;
        }
    }
}

std::optional<DrawnBoard> curve_data_board(const PuzzleFacts& facts) {
    const auto& kind = facts.puzzle.kind;
    if (kind == nullptr || kind->name != kName) return std::nullopt;
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    const auto shapes =
        std::ranges::find(kind->parameters, kShapes, &std::pair<std::string, std::string>::first);
    if (shapes == kind->parameters.end()) return std::nullopt;
    std::string word;
    for (const char c : shapes->second + " ") {
        if (c != ' ') {
            word += c;
            continue;
        }
        if (!word.empty()) board.shapes.push_back(std::move(word));
        word.clear();
    }
    for (const puzzle::DrawnMark& mark : kind->marks) {
        if (mark.row >= board.rows || mark.column >= board.columns) return std::nullopt;
        board.cells[mark.row * board.columns + mark.column] =
            mark.is_block          ? kHole
            : mark.numbers.empty() ? DrawnBoard::kHidden
                                   : static_cast<int>(mark.numbers.front().value);
    }
    read_walls(facts, board);
    return board;
}

}  // namespace

const BoardKind kCurveDataBoard = {curve_data, curve_data_board};

}  // namespace sator::exchange
