// A kakuro. Its links have the sums at the edge outside of their size, in a row and a column of their own.

#include "sator/exchange/boards/board_kinds.hpp"

namespace sator::exchange {

namespace {

std::string kakuro_mark(int down, int across, bool is_white) {
    if (is_white) return ".";
    if (down <= 0 && across <= 0) return "#";
    return (down > 0 ? std::to_string(down) : "") + "\\" + (across > 0 ? std::to_string(across) : "");
}

std::expected<std::string, std::string> kakuro(const DrawnBoard& board) {
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

}  // namespace

const BoardKind kKakuroBoard = {kakuro, kakuro_board};

}  // namespace sator::exchange
