// The kinds whose cells hold objects: tents and dominoes.

#include <algorithm>
#include <map>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"

namespace sator::exchange {

namespace {

using ObjectStatements = std::expected<std::string, std::string>;

ObjectStatements tents(const DrawnBoard& board) {
    return "tents\n" +
           drawing_text(board, [&](std::size_t cell) { return board.cells[cell] == 1 ? "T" : "."; }) +
           sides_text(board);
}

std::optional<DrawnBoard> tents_board(const PuzzleFacts& facts) {
    if (facts.has_holes()) return std::nullopt;
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const auto range = range_of(facts.puzzle, CellId(cell));
        const bool is_tree = std::ranges::none_of(range, [&](ValueId value) {
            const std::string symbol = facts.puzzle.alphabet[value].to_string();
            return symbol == "." || symbol == "A";
        });
        if (is_tree) board.cells[cell] = 1;
    }
    read_sides(facts, "count", board, 1);
    for (const Side side : {Side::Bottom, Side::Right})
        std::ranges::fill(board.side(side), DrawnBoard::kOpen);
    return board;
}

/// Whether each number occurs as often as in a complete set of dominoes, doubles included. Only then it is a `dominosa`.
bool is_complete_set(const DrawnBoard& board) {
    std::map<int, std::size_t> counts;
    for (const int number : board.cells) ++counts[number];
    return std::ranges::all_of(counts, [&](const auto& entry) { return entry.second == counts.size() + 1; });
}

ObjectStatements dominosa(const DrawnBoard& board) {
    constexpr int kMarks = 52, kSmallLetters = 26;
    if (std::ranges::any_of(board.cells, [](int number) { return number < 0 || number >= kMarks; }))
        return std::unexpected("each cell has half of a domino");
    if (is_complete_set(board))
        return "dominosa\n" +
               drawing_text(board, [&](std::size_t cell) { return mark_of(board.cells[cell]); });
    const auto letter = [&](std::size_t cell) {
        const int number = board.cells[cell];
        const int code = number < kSmallLetters ? 'a' + number : 'A' + number - kSmallLetters;
        return std::string(1, static_cast<char>(code));
    };
    return "grid " + std::to_string(board.columns) + "x" + std::to_string(board.rows) +
           "\nrange L R U D\nrule dominoes\n" + drawing_text(board, letter);
}

/// Numbers the sets of equal halves, because the puzzle keeps only which are equal.
std::optional<DrawnBoard> dominosa_board(const PuzzleFacts& facts) {
    if (facts.has_holes()) return std::nullopt;
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    for (const RuleFact& rule : facts.rules) {
        if (rule.name != "dominoes") continue;
        for (std::size_t number = 0; number < rule.sequences.size(); ++number) {
            for (const CellId cell : rule.sequences[number]) {
                if (const auto place = facts.place_of(cell)) board.cells[*place] = static_cast<int>(number);
            }
        }
    }
    return board;
}

}  // namespace

const BoardKind kTentsBoard = {tents, tents_board};
const BoardKind kDominosaBoard = {dominosa, dominosa_board};

}  // namespace sator::exchange
