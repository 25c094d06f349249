#include "sator/exchange/pzprv3/pzpr_figures.hpp"

#include <algorithm>

#include "sator/exchange/boards/figure_pictures.hpp"

namespace sator::exchange {

void read_pzpr_figures(PzprLines& lines, PzprBoard& board) {
    constexpr int kMost = 1000;
    const auto length = [&] {
        const auto words = lines.take_line();
        return words.size() == 1 ? std::clamp(pzpr_number(words[0].text), 0, kMost) : 0;
    };
    DrawnBoard& drawn = board.board;
    const int count = length();
    const auto words = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const int number = pzpr_number(words[cell].text);
        drawn.cells[cell] = words[cell].text == "-3" ? 0 : number >= 0 ? number + 1 : number;
    }
    for (int i = 0; i < count && !lines.is_at_end(); ++i) {
        const auto columns = static_cast<std::size_t>(length()), rows = static_cast<std::size_t>(length());
        if (columns == 0 || rows == 0 || columns > drawn.cell_count() / rows) {
            lines.fail(lines.span(), "a picture is larger than the board, or empty");
            return;
        }
        std::vector<int> bits(columns * rows, 0);
        const auto right =
            columns > 1 ? lines.take_block(rows, rows * (columns - 1)) : std::vector<PzprToken>();
        const auto down =
            rows > 1 ? lines.take_block(rows - 1, (rows - 1) * columns) : std::vector<PzprToken>();
        for (std::size_t p = 0; p < right.size(); ++p) {
            if (right[p].text == "1") bits[p / (columns - 1) * columns + p % (columns - 1)] += 1;
        }
        for (std::size_t p = 0; p < down.size(); ++p) {
            if (down[p].text == "1") bits[p] += 2;
        }
        drawn.shapes.push_back(picture_of_lines(columns, bits));
    }
}

}  // namespace sator::exchange
