// The kinds whose cells hold objects: tents, mines, lamps, black cells.

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

ObjectStatements minesweeper(const DrawnBoard& board) {
    std::string text = "minesweeper " + size_text(board) + "\n";
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        if (board.cells[cell] > 8) return std::unexpected("a cell has at most 8 mines around it");
        if (board.cells[cell] == DrawnBoard::kHidden)
            text += "range 0..8 at " + cell_text(board, cell) + "\n";
    }
    return text + initial_text(board);
}

std::optional<DrawnBoard> minesweeper_board(const PuzzleFacts& facts) {
    if (facts.has_holes()) return std::nullopt;
    auto board = board_of_givens(facts);
    if (!board) return board;
    for (std::size_t cell = 0; cell < board->cell_count(); ++cell) {
        const auto range = range_of(facts.puzzle, CellId(cell));
        const bool has_mine = std::ranges::any_of(
            range, [&](ValueId value) { return facts.puzzle.alphabet[value].to_string() == "M"; });
        if (!has_mine && board->cells[cell] == DrawnBoard::kOpen) board->cells[cell] = DrawnBoard::kHidden;
    }
    return board;
}

ObjectStatements akari(const DrawnBoard& board) {
    return "akari\n" + drawing_text(board, [&](std::size_t cell) {
               const int number = board.cells[cell];
               return number == DrawnBoard::kHidden ? std::string("#") : mark_of(number);
           });
}

/// The cells beside a place that the puzzle has.
Slot beside(const PuzzleFacts& facts, std::size_t place) {
    Slot cells;
    const std::size_t column = place % facts.columns;
    const auto add = [&](std::size_t at) {
        if (at < facts.places.size() && facts.places[at]) cells.push_back(*facts.places[at]);
    };
    if (place >= facts.columns) add(place - facts.columns);
    if (column > 0) add(place - 1);
    if (column + 1 < facts.columns) add(place + 1);
    add(place + facts.columns);
    return cells;
}

std::optional<DrawnBoard> akari_board(const PuzzleFacts& facts) {
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    for (std::size_t place = 0; place < facts.places.size(); ++place) {
        if (facts.places[place]) continue;
        const auto lamps = facts.argument_of("count", beside(facts, place), 1);
        board.cells[place] = lamps ? small_number(*lamps).value_or(DrawnBoard::kHidden) : DrawnBoard::kHidden;
    }
    return board;
}

ObjectStatements binary(const DrawnBoard& board) {
    if (std::ranges::any_of(board.cells, [](int digit) { return digit > 1; }))
        return std::unexpected("a cell holds 0 or 1");
    if (board.columns % 2 != 0 || board.rows % 2 != 0)
        return std::unexpected("the number of columns and rows is even, but the grid is " + size_text(board));
    return "binary " + size_text(board) + "\n" + initial_text(board);
}

ObjectStatements unruly(const DrawnBoard& board) {
    if (board.columns % 2 != 0 || board.rows % 2 != 0)
        return std::unexpected("the number of columns and rows is even, but the grid is " + size_text(board));
    std::string text = "grid " + size_text(board) + "\nrange 0 1\n";
    text += "rule count 1 " + std::to_string(board.columns / 2) + " at rows\n";
    text += "rule count 1 " + std::to_string(board.rows / 2) + " at columns\n";
    if (board.columns >= 3) text += "rule count 0 1..2 at windows 3x1\n";
    if (board.rows >= 3) text += "rule count 0 1..2 at windows 1x3\n";
    return text + initial_text(board);
}

std::string kakuro_mark(int down, int across, bool is_white) {
    if (is_white) return ".";
    if (down <= 0 && across <= 0) return "#";
    return (down > 0 ? std::to_string(down) : "") + "\\" + (across > 0 ? std::to_string(across) : "");
}

ObjectStatements kakuro(const DrawnBoard& board) {
    const auto value = [&](std::size_t index) { return board.region_values[index]; };
    std::string text = "kakuro\n| #";
    for (std::size_t column = 0; column < board.columns; ++column)
        text += " " + kakuro_mark(value(KakuroSums::top(board, column)), 0, false);
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const std::size_t row = cell / board.columns;
        if (cell % board.columns == 0)
            text += "\n| " + kakuro_mark(0, value(KakuroSums::left(board, row)), false);
        text += " " + kakuro_mark(value(KakuroSums::down(cell)), value(KakuroSums::across(board, cell)),
                                  board.cells[cell] == DrawnBoard::kOpen);
    }
    return text + "\n";
}

/// Writes the sum of the run that begins at a place, in steps of `step` cells, to `sum`.
void read_run(const PuzzleFacts& facts, std::size_t first, std::size_t step, int& sum) {
    Slot cells;
    for (std::size_t place = first; place < facts.places.size() && facts.places[place]; place += step) {
        if (step == 1 && place / facts.columns != first / facts.columns) break;
        cells.push_back(*facts.places[place]);
    }
    if (cells.empty()) return;
    if (const auto text = facts.argument_of("cage", cells)) sum = small_number(*text).value_or(0);
}

std::optional<DrawnBoard> kakuro_board(const PuzzleFacts& facts) {
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    board.region_values.assign(KakuroSums::size(board), 0);
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        if (facts.places[cell]) continue;
        board.cells[cell] = DrawnBoard::kHidden;
        read_run(facts, cell + facts.columns, facts.columns, board.region_values[KakuroSums::down(cell)]);
        if ((cell + 1) % facts.columns != 0)
            read_run(facts, cell + 1, 1, board.region_values[KakuroSums::across(board, cell)]);
    }
    for (std::size_t column = 0; column < board.columns; ++column)
        read_run(facts, column, facts.columns, board.region_values[KakuroSums::top(board, column)]);
    for (std::size_t row = 0; row < board.rows; ++row)
        read_run(facts, row * facts.columns, 1, board.region_values[KakuroSums::left(board, row)]);
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
            for (const CellId cell : rule.sequences[number])
                board.cells[cell.index()] = static_cast<int>(number);
        }
    }
    return board;
}

std::optional<DrawnBoard> digits_board(const PuzzleFacts& facts) {
    return facts.has_holes() ? std::nullopt : board_of_givens(facts);
}

}  // namespace

const BoardKind kTentsBoard = {tents, tents_board};
const BoardKind kMinesweeperBoard = {minesweeper, minesweeper_board};
const BoardKind kAkariBoard = {akari, akari_board};
const BoardKind kDominosaBoard = {dominosa, dominosa_board};
const BoardKind kBinaryBoard = {binary, digits_board};
const BoardKind kUnrulyBoard = {unruly, digits_board};
const BoardKind kKakuroBoard = {kakuro, kakuro_board};

}  // namespace sator::exchange
