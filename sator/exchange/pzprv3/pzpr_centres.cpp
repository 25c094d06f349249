#include "sator/exchange/pzprv3/pzpr_centres.hpp"

#include "sator/exchange/boards/half_cells.hpp"
#include "sator/exchange/puzz_link/centre_parts.hpp"

namespace sator::exchange {

namespace {

/// Reads rows of characters: one for each cell, and one between two cells. Calls `put(mark, row, column)` for all but dots; the text that it
/// returns, if it is not empty, is an error.
template <class Put>
void read_marks_of_centres(PzprLines& lines, const DrawnBoard& board, Put put) {
    for (std::size_t row = 0; row + 1 < 2 * board.rows; ++row) {
        const auto words = lines.take_line();
        if (words.size() != 1 || words[0].text.size() + 1 != 2 * board.columns)
            return lines.fail(lines.span(), "this row has not a character for each cell and edge");
        for (std::size_t column = 0; column < words[0].text.size(); ++column) {
            const char mark = words[0].text[column];
            if (mark == '.') continue;
            const std::string error = put(mark, row, column);
            if (!error.empty()) return lines.fail(words[0].span, error);
        }
    }
}

constexpr std::string_view kTwoDots = "two dots of one cell cannot be said";

}  // namespace

void read_pzpr_centres(PzprLines& lines, PzprBoard& board) {
    constexpr int kHole = 5;
    DrawnBoard& drawn = board.board;
    read_marks_of_centres(lines, drawn, [&](char mark, std::size_t row, std::size_t column) {
        const bool is_dot = mark == '1' || mark == '2';
        if (!is_dot && mark != 'X') return "'" + std::string(1, mark) + "' is neither a dot nor a hole";
        int& cell = drawn.cells[row / 2 * drawn.columns + column / 2];
        if (cell != DrawnBoard::kOpen) return std::string(kTwoDots);
        cell = is_dot ? 1 + static_cast<int>(column % 2) + 2 * static_cast<int>(row % 2) : kHole;
        return std::string();
    });
}

void read_pzpr_black_dots(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    read_marks_of_centres(lines, drawn, [&](char mark, std::size_t row, std::size_t column) {
        if (mark != '2') return "'" + std::string(1, mark) + "' cannot be said: it is no black dot";
        return put_black_dot(drawn, row, column) ? std::string() : std::string(kTwoDots);
    });
}

void read_pzpr_dots_of_three_colours(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    drawn.corners.assign(drawn.corner_count(), DrawnBoard::kOpen);
    read_marks_of_centres(lines, drawn, [&](char mark, std::size_t row, std::size_t column) {
        if (mark < '1' || mark > '3') return "'" + std::string(1, mark) + "' is no dot of a known colour";
        half_cell(drawn, row * (2 * drawn.columns - 1) + column) = mark - '0';
        return std::string();
    });
}

}  // namespace sator::exchange
