// Kinds whose only clues are given cells.

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

CreatedKind of_givens(std::string_view name, std::string_view summary, std::string_view base, GridSizes sizes,
                      std::string_view symmetry = "rotation") {
    CreatedKind kind = kind_by_forms(name, summary, {}, sizes, base);
    kind.usual_symmetry = symmetry;
    return kind;
}

}  // namespace

std::vector<CreatedKind> givens_kinds() {
    return {
        of_givens("sudoku", "Each row, column and box holds each digit once; some digits are given.",
                  "sudoku {S}\n", {.usual = 9, .least = 4, .most = 16}),
        of_givens("diagonal-sudoku", "A sudoku whose two long diagonals hold each digit once, too.",
                  "sudoku {S}\ndiagonal\n", {.usual = 9, .least = 4, .most = 16}),
        of_givens("windoku", "A sudoku with four more boxes inside.", "windoku\n",
                  {.usual = 9, .least = 9, .most = 9}),
        of_givens("anti-knight-sudoku", "A sudoku; equal digits are never a knight's move of chess apart.",
                  "sudoku {S}\nanti_knight\n", {.usual = 9, .least = 9, .most = 9}),
        of_givens("anti-king-sudoku", "A sudoku; equal digits never touch, not even at a corner.",
                  "sudoku {S}\nanti_king\n", {.usual = 9, .least = 6, .most = 9}),
        of_givens("non-consecutive-sudoku", "A sudoku; neighbouring digits never differ by 1.",
                  "sudoku {S}\nnon_consecutive\n", {.usual = 9, .least = 6, .most = 9}),
        of_givens("disjoint-groups", "A sudoku; cells at the same place of their boxes differ.",
                  "sudoku {S}\ndisjoint_groups\n", {.usual = 9, .least = 4, .most = 9}),
        of_givens("global-entropy", "A sudoku; each 2 × 2 square holds a low, a middle and a high digit.",
                  "sudoku {S}\nglobal_entropy\n", {.usual = 9, .least = 9, .most = 9}),
        of_givens("dutch-flatmates", "A sudoku; each 5 has the 1 above it or the 9 below it.",
                  "sudoku {S}\ndutch_flatmates\n", {.usual = 9, .least = 9, .most = 9}),
        of_givens("latin-square", "Each row and column holds each digit once; some digits are given.",
                  "latin {S}\n", {.usual = 6, .least = 3, .most = 12}),
        of_givens("binary-puzzle",
                  "As many 0s as 1s in each line, never three alike in a row, no two lines alike.",
                  "binary {S}\n", {.usual = 8, .least = 4, .most = 14, .step = 2}, "none"),
        of_givens(
            "magic-square",
            "The numbers from 1 on, with the same sum in each row, column and diagonal; some are given.",
            "magic_square {S}\n", {.usual = 4, .least = 3, .most = 5}, "none"),
    };
}

}  // namespace sator::create
