#include "sator/exchange/pzprv3/pzpr_places.hpp"

namespace sator::exchange {

namespace {

/// Reads a number for each place of a block of rows, 1 for what is drawn, 2 for two lines. The first place is at `first`, its neighbours
/// two further.
void read_places(PzprLines& lines, PzprBoard& board, PositionSort sort, HalfCell first, std::size_t rows,
                 std::size_t columns) {
    const auto words = lines.take_block(rows, rows * columns);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const HalfCell at{first.row + 2 * static_cast<std::int32_t>(i / columns),
                          first.column + 2 * static_cast<std::int32_t>(i % columns)};
        const bool is_double = words[i].text == "2";
        // A letter behind a 1 is a note about the direction.
        board.lines.push_back({sort, at, is_double || words[i].text.starts_with('1'), is_double});
    }
}

void read_between_cells(PzprLines& lines, PzprBoard& board, PositionSort sort) {
    const std::size_t rows = board.board.rows, columns = board.board.columns;
    read_places(lines, board, sort, {1, 2}, rows, columns - 1);
    read_places(lines, board, sort, {2, 1}, rows - 1, columns);
}

}  // namespace

void read_pzpr_lines(PzprLines& lines, PzprBoard& board) {
    read_between_cells(lines, board, PositionSort::Link);
}

void read_pzpr_inner_edges(PzprLines& lines, PzprBoard& board) {
    read_between_cells(lines, board, PositionSort::Edge);
}

void read_pzpr_lines_with_rim(PzprLines& lines, PzprBoard& board) {
    const std::size_t rows = board.board.rows, columns = board.board.columns;
    read_places(lines, board, PositionSort::Link, {1, 0}, rows, columns + 1);
    read_places(lines, board, PositionSort::Link, {0, 1}, rows + 1, columns);
    const auto last_row = 2 * static_cast<std::int32_t>(rows),
               last_column = 2 * static_cast<std::int32_t>(columns);
    std::erase_if(board.lines, [&](const PzprLine& line) {
        const bool is_on_rim = line.at.row == 0 || line.at.row == last_row || line.at.column == 0 ||
                               line.at.column == last_column;
        if (is_on_rim && line.is_drawn)
            lines.fail(lines.span(), "a line that leaves the board cannot be said");
        return is_on_rim;
    });
}

void read_pzpr_all_edges(PzprLines& lines, PzprBoard& board) {
    const std::size_t rows = board.board.rows, columns = board.board.columns;
    read_places(lines, board, PositionSort::Edge, {1, 0}, rows, columns + 1);
    read_places(lines, board, PositionSort::Edge, {0, 1}, rows + 1, columns);
}

void read_pzpr_edges_without_rim(PzprLines& lines, PzprBoard& board) {
    read_pzpr_all_edges(lines, board);
    const auto last_row = 2 * static_cast<std::int32_t>(board.board.rows),
               last_column = 2 * static_cast<std::int32_t>(board.board.columns);
    std::erase_if(board.lines, [&](const PzprLine& line) {
        return line.at.row == 0 || line.at.column == 0 || line.at.row == last_row ||
               line.at.column == last_column;
    });
}

}  // namespace sator::exchange
