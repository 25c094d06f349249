#include "sator/exchange/square/sudoku_doubts.hpp"

#include <algorithm>
#include <array>

namespace sator::exchange {

namespace {

/// The fewest givens with which a sudoku with the usual boxes has one solution.
struct FewestGivens {
    std::size_t side;
    std::ptrdiff_t count;
};
constexpr std::array kFewestGivens = {FewestGivens{4, 4}, FewestGivens{6, 8}, FewestGivens{9, 17}};

/// A square of this side is seldom a puzzle of another kind. A mistake in a sudoku is likelier.
constexpr std::size_t kUsualSide = 9;

bool has_too_few(std::span<const int> givens, std::size_t side) {
    const auto fewest = std::ranges::find(kFewestGivens, side, &FewestGivens::side);
    const auto count = std::ranges::count_if(givens, [](int given) { return given != 0; });
    return fewest != kFewestGivens.end() && count > 0 && count < fewest->count;
}

bool repeats_in_line(std::span<const int> givens, std::size_t side) {
    for (std::size_t a = 0; a < givens.size(); ++a) {
        for (std::size_t b = a + 1; givens[a] != 0 && b < givens.size(); ++b) {
            const bool see_each_other = a / side == b / side || a % side == b % side;
            if (see_each_other && givens[a] == givens[b]) return true;
        }
    }
    return false;
}

}  // namespace

void note_sudoku_doubts(std::span<const int> givens, bool has_two_open_signs, SquareStatements& sudoku) {
    if (has_two_open_signs)
        return sudoku.leave_out("the grid has 0 beside another sign for open cells, and a sudoku has no 0",
                                "write the same sign into all open cells, or name the kind of the puzzle");
    const bool repeats = repeats_in_line(givens, sudoku.size());
    if (repeats && sudoku.size() != kUsualSide)
        sudoku.leave_out("the grid has equal numbers in a row or column, so that it may be no sudoku",
                         "name the kind of the puzzle, e.g. sudoku in a line above the grid");
    else if (repeats || has_too_few(givens, sudoku.size()))
        sudoku.remark("the grid is read as a sudoku, because the text names no other kind");
}

}  // namespace sator::exchange
