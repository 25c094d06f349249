#include "sator/exchange/pzprv3/pzpr_marks.hpp"

#include "sator/exchange/boards/board_text.hpp"
#include "sator/exchange/puzz_link/mark_parts.hpp"

namespace sator::exchange {

namespace {

/// Reads a word for each cell: perhaps `mark`, and a number or `unknown`, or a dot.
void read_marked_numbers(PzprLines& lines, PzprBoard& board, char mark, std::string_view unknown) {
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        std::string_view word = tokens[cell].text;
        const bool is_marked = word.starts_with(mark);
        if (is_marked) word.remove_prefix(1);
        const bool is_unknown = !word.empty() && word == unknown;
        if (!word.empty() && word != "." && !is_unknown && pzpr_number(word) <= 0)
            return lines.fail(tokens[cell].span, "'" + std::string(tokens[cell].text) + "' cannot be said");
        const int number = is_unknown                    ? DrawnBoard::kHidden
                           : word.empty() || word == "." ? DrawnBoard::kOpen
                                                         : pzpr_number(word);
        put_mark_and_number(board.board, cell, is_marked, number);
    }
}

}  // namespace

void read_pzpr_circled_numbers(PzprLines& lines, PzprBoard& board) {
    read_marked_numbers(lines, board, '#', "-");
}

void read_pzpr_grey_numbers(PzprLines& lines, PzprBoard& board) {
    read_marked_numbers(lines, board, '-', "0");
}

void read_pzpr_numbers_below_5(PzprLines& lines, PzprBoard& board) {
    constexpr int kUnknown = 5;
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const int number = pzpr_number(tokens[cell].text);
        board.board.cells[cell] = number == kUnknown ? DrawnBoard::kHidden : number;
    }
}

void read_pzpr_numbers_up_to_4_and_answer(PzprLines& lines, PzprBoard& board) {
    constexpr int kUnknown = 5;
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const std::string_view word = tokens[cell].text;
        const int number = word == "-" ? DrawnBoard::kOpen : pzpr_number(word);
        if (number > kUnknown)
            return lines.fail(tokens[cell].span, "'" + std::string(word) + "' cannot be said");
        board.board.cells[cell] = number == kUnknown ? DrawnBoard::kHidden : number;
        board.marks[cell] = number >= 0 || word == "-" ? "." : std::string(word);
    }
}

void read_pzpr_notes_of_corners(PzprLines& lines, PzprBoard& board) {
    lines.take_block(board.board.rows + 1, (board.board.rows + 1) * (board.board.columns + 1));
}

void read_pzpr_mask_and_walls(PzprLines& lines, PzprBoard& board) {
    const DrawnBoard& drawn = board.board;
    std::vector<int> marks, walls;
    const auto add = [&](std::vector<int>& bits, std::size_t rows, std::size_t columns) {
        for (const PzprToken& word : lines.take_block(rows, rows * columns))
            bits.push_back(word.text == "1" ? 1 : 0);
    };
    add(marks, drawn.rows, drawn.columns);
    add(walls, drawn.rows, drawn.columns - 1);
    add(walls, drawn.rows - 1, drawn.columns);
    put_mask_and_walls(board.board, marks, walls);
}

}  // namespace sator::exchange
