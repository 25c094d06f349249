// Kinds whose only clues are given cells.

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

CreatedKind of_givens(std::string_view name, std::string_view summary, std::string_view base,
                      std::size_t usual, std::size_t least, std::size_t most) {
    CreatedKind kind = kind_by_forms(name, summary, {}, {.usual = usual, .least = least, .most = most}, base);
    kind.usual_symmetry = "rotation";
    return kind;
}

}  // namespace

std::vector<CreatedKind> givens_kinds() {
    CreatedKind binary = of_givens(
        "binary-puzzle", "As many 0s as 1s in each line, never three alike in a row, no two lines alike.",
        "binary {S}\n", 8, 4, 14);
    binary.size_step = 2;
    binary.usual_symmetry = "none";
    CreatedKind magic = of_givens(
        "magic-square",
        "The numbers from 1 on, with the same sum in each row, column and diagonal; some are given.",
        "magic_square {S}\n", 4, 3, 5);
    magic.usual_symmetry = "none";
    return {
        of_givens("sudoku", "Each row, column and box holds each digit once; some digits are given.",
                  "sudoku {S}\n", 9, 4, 16),
        of_givens("diagonal-sudoku", "A sudoku whose two long diagonals hold each digit once, too.",
                  "sudoku {S}\ndiagonal\n", 9, 4, 16),
        of_givens("windoku", "A sudoku with four more boxes inside.", "windoku\n", 9, 9, 9),
        of_givens("anti-knight-sudoku", "A sudoku; equal digits are never a knight's move of chess apart.",
                  "sudoku {S}\nanti_knight\n", 9, 9, 9),
        of_givens("anti-king-sudoku", "A sudoku; equal digits never touch, not even at a corner.",
                  "sudoku {S}\nanti_king\n", 9, 6, 9),
        of_givens("non-consecutive-sudoku", "A sudoku; neighbouring digits never differ by 1.",
                  "sudoku {S}\nnon_consecutive\n", 9, 6, 9),
        of_givens("disjoint-groups", "A sudoku; cells at the same place of their boxes differ.",
                  "sudoku {S}\ndisjoint_groups\n", 9, 4, 9),
        of_givens("global-entropy", "A sudoku; each 2 × 2 square holds a low, a middle and a high digit.",
                  "sudoku {S}\nglobal_entropy\n", 9, 9, 9),
        of_givens("dutch-flatmates", "A sudoku; each 5 has the 1 above it or the 9 below it.",
                  "sudoku {S}\ndutch_flatmates\n", 9, 9, 9),
        of_givens("latin-square", "Each row and column holds each digit once; some digits are given.",
                  "latin {S}\n", 6, 3, 12),
        binary,
        magic,
    };
}

}  // namespace sator::create
