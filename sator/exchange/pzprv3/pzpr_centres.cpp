#include "sator/exchange/pzprv3/pzpr_centres.hpp"

#include "sator/exchange/puzz_link/centre_parts.hpp"

namespace sator::exchange {

void read_pzpr_centres(PzprLines& lines, PzprBoard& board) {
    constexpr int kHole = 5;
    DrawnBoard& drawn = board.board;
    for (std::size_t row = 0; row + 1 < 2 * drawn.rows; ++row) {
        const auto words = lines.take_line();
        if (words.size() != 1 || words[0].text.size() + 1 != 2 * drawn.columns)
            return lines.fail(lines.span(), "this row has not a character for each cell and edge");
        for (std::size_t column = 0; column < words[0].text.size(); ++column) {
            const char mark = words[0].text[column];
            if (mark == '.') continue;
            int& cell = drawn.cells[row / 2 * drawn.columns + column / 2];
            const bool is_dot = mark == '1' || mark == '2';
            if (!is_dot && mark != 'X')
                return lines.fail(words[0].span,
                                  "'" + std::string(1, mark) + "' is neither a dot nor a hole");
            if (cell != DrawnBoard::kOpen)
                return lines.fail(words[0].span, "two dots of one cell cannot be said");
            cell = is_dot ? 1 + static_cast<int>(column % 2) + 2 * static_cast<int>(row % 2) : kHole;
        }
    }
}

void read_pzpr_black_dots(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    for (std::size_t row = 0; row + 1 < 2 * drawn.rows; ++row) {
        const auto words = lines.take_line();
        if (words.size() != 1 || words[0].text.size() + 1 != 2 * drawn.columns)
            return lines.fail(lines.span(), "this row has not a character for each cell and edge");
        for (std::size_t column = 0; column < words[0].text.size(); ++column) {
            const char mark = words[0].text[column];
            if (mark == '.') continue;
            if (mark != '2')
                return lines.fail(words[0].span,
                                  "'" + std::string(1, mark) + "' cannot be said: it is no black dot");
            if (!put_black_dot(drawn, row, column))
                return lines.fail(words[0].span, "two dots of one cell cannot be said");
        }
    }
}

}  // namespace sator::exchange
