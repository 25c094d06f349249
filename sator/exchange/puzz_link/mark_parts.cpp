#include "sator/exchange/puzz_link/mark_parts.hpp"

#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/exchange/puzz_link/room_parts.hpp"

namespace sator::exchange {

namespace {

constexpr int kNumberOnly = 1, kMarkOnly = 2, kMarkAndNumber = 3, kMarkAndHidden = 4;

void read_marks_and_numbers(LinkBody& body, DrawnBoard& board) {
    const auto marks = borders().read(body, board.cell_count());
    const auto numbers = number16().read(body, board.cell_count());
    for (std::size_t cell = 0; cell < marks.size() && cell < numbers.size(); ++cell)
        put_mark_and_number(board, cell, marks[cell] != 0, numbers[cell]);
}

std::string write_marks_and_numbers(const DrawnBoard& board) {
    std::vector<int> marks, numbers;
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const int sign = board.cells[cell];
        const bool has_number = sign == kNumberOnly || sign == kMarkAndNumber;
        const bool is_hidden = sign == DrawnBoard::kHidden || sign == kMarkAndHidden;
        marks.push_back(sign == kMarkOnly || sign == kMarkAndNumber || sign == kMarkAndHidden ? 1 : 0);
        numbers.push_back(is_hidden    ? DrawnBoard::kHidden
                          : has_number ? board.sign_numbers[cell]
                                       : DrawnBoard::kOpen);
    }
    return borders().write(marks) + number16().write(numbers);
}

}  // namespace

void put_mark_and_number(DrawnBoard& board, std::size_t cell, bool is_marked, int number) {
    board.sign_numbers.resize(board.cell_count(), DrawnBoard::kOpen);
    if (number >= 0) board.sign_numbers[cell] = number;
    if (number == DrawnBoard::kHidden)
        board.cells[cell] = is_marked ? kMarkAndHidden : DrawnBoard::kHidden;
    else if (number >= 0)
        board.cells[cell] = is_marked ? kMarkAndNumber : kNumberOnly;
    else if (is_marked)
        board.cells[cell] = kMarkOnly;
}

const LinkPart kMarksAndNumbers = {read_marks_and_numbers, write_marks_and_numbers};

}  // namespace sator::exchange
