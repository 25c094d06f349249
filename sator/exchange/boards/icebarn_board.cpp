// Icebarn and icelom: the edges at which the line enters and leaves the board are words behind the kind's word.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"
#include "sator/exchange/boards/course_doors.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::exchange {

namespace {

constexpr int kIce = 1;
constexpr int kOnwards = 1;
constexpr int kBack = 2;

/// Returns the first line of a puzzle: the kind's word and the doors.
std::expected<std::string, std::string> first_line(std::string_view kind, const DrawnBoard& board) {
    constexpr std::size_t kDoors = 2;
    if (board.shapes.size() != kDoors || board.shapes[0].empty() || board.shapes[1].empty())
        return std::unexpected("the line of an icebarn enters and leaves the grid at an edge");
    return std::string(kind) + " in " + board.shapes[0] + " out " + board.shapes[1] + "\n";
}

/// `cells`: a number, kHidden for one that is not known, or kIceOfIcelom.
std::expected<std::string, std::string> numbered_icebarn(std::string_view kind, const DrawnBoard& board) {
    auto text = first_line(kind, board);
    if (!text) return text;
    return *text + drawing_text(board, [&](std::size_t cell) {
        const int number = board.cells[cell];
        return number == kIceOfIcelom          ? std::string("i")
               : number == DrawnBoard::kHidden ? std::string("?")
                                               : mark_of(number);
    });
}

std::expected<std::string, std::string> icebarn(const DrawnBoard& board) {
    auto first = first_line("icebarn", board);
    if (!first) return first;
    const auto arrow = [&](std::size_t edge) {
        const bool is_upright = edge < board.upright_edges();
        return board.edges[edge] == kOnwards ? (is_upright ? ">" : "v")
               : board.edges[edge] == kBack  ? (is_upright ? "<" : "^")
                                             : " ";
    };
    std::string text = *first;
    for (std::size_t row = 0; row < board.rows; ++row) {
        std::string cells = "|", below = "|";
        for (std::size_t column = 0; column < board.columns; ++column) {
            const std::size_t cell = row * board.columns + column;
            cells += board.cells[cell] == kIce ? " i" : " .";
            if (column + 1 < board.columns)
                cells += std::string(" ") + arrow(row * (board.columns - 1) + column);
            if (row + 1 < board.rows) below += std::string(" ") + arrow(board.upright_edges() + cell) + "  ";
        }
        text += cells + "\n";
        if (row + 1 < board.rows) text += below + "\n";
    }
    return text;
}

std::optional<DrawnBoard> icebarn_board(const PuzzleFacts& facts) {
    if (facts.has_holes()) return std::nullopt;
    const auto course =
        std::ranges::find_if(facts.rules, [](const RuleFact& rule) { return rule.name == "course"; });
    if (course == facts.rules.end()) return std::nullopt;
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    for (const std::string_view word : {"in", "out"}) {
        const auto door = std::ranges::find(course->arguments, word);
        if (door == course->arguments.end() || std::next(door) == course->arguments.end())
            return std::nullopt;
        const auto number = door_number(board, *std::next(door));
        if (!number) return std::nullopt;
        board.shapes.push_back(door_name(board, *number));
    }
    for (const Slot& places : course->sequences) {
        if (places.size() == 1) {
            if (const auto place = facts.place_of(places.front())) board.cells[*place] = kIce;
            continue;
        }
        if (places.size() != 2) continue;
        for (std::size_t edge = 0; edge < board.edge_count(); ++edge) {
            const auto [a, b] = cells_of_edge(board, edge);
            if (facts.places[a] == places[0] && facts.places[b] == places[1]) board.edges[edge] = kOnwards;
            if (facts.places[a] == places[1] && facts.places[b] == places[0]) board.edges[edge] = kBack;
        }
    }
    return board;
}

std::optional<DrawnBoard> icelom_board(const PuzzleFacts& facts) {
    auto board = icebarn_board(facts);
    if (!board || facts.puzzle.kind == nullptr) return std::nullopt;
    std::ranges::replace(board->cells, kIce, kIceOfIcelom);
    for (const puzzle::DrawnMark& mark : facts.puzzle.kind->marks) {
        if (mark.row >= board->rows || mark.column >= board->columns) return std::nullopt;
        int& cell = board->cells[mark.row * board->columns + mark.column];
        if (cell == kIceOfIcelom) continue;
        cell = mark.numbers.empty() ? DrawnBoard::kHidden : static_cast<int>(mark.numbers.front().value);
    }
    return board;
}

}  // namespace

std::string door_name(const DrawnBoard& board, std::size_t number) {
    const auto name = [](std::size_t row, std::size_t column, const char* side) {
        return "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1) + "/" + side;
    };
    if (number < board.columns) return name(0, number, "top");
    number -= board.columns;
    if (number < board.columns) return name(board.rows - 1, number, "bottom");
    number -= board.columns;
    if (number < board.rows) return name(number, 0, "left");
    number -= board.rows;
    return number < board.rows ? name(number, board.columns - 1, "right") : std::string();
}

std::optional<std::size_t> door_number(const DrawnBoard& board, std::string_view name) {
    const auto in_small_letters = [](std::string_view text) {
        std::string small(text);
        for (char& c : small) {
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        }
        return small;
    };
    for (std::size_t number = 0; number < 2 * (board.columns + board.rows); ++number) {
        if (in_small_letters(door_name(board, number)) == in_small_letters(name)) return number;
    }
    return std::nullopt;
}

const BoardKind kIcebarnBoard = {icebarn, icebarn_board};
const BoardKind kIcelomBoard = {[](const DrawnBoard& board) { return numbered_icebarn("icelom", board); },
                                icelom_board};
const BoardKind kIcelom2Board = {[](const DrawnBoard& board) { return numbered_icebarn("icelom2", board); },
                                 icelom_board};

}  // namespace sator::exchange
