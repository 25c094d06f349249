// Kinds whose only clues are given cells.

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

/// `kind` is empty if the base is a kind with a rule.
CreatedKind of_givens(std::string_view name, std::string_view kind, std::string_view base, GridSizes sizes,
                      std::string_view symmetry = "rotation") {
    CreatedKind row = kind_by_forms(name, {}, sizes, base, kind);
    row.usual_symmetry = symmetry;
    return row;
}

}  // namespace

std::vector<CreatedKind> givens_kinds() {
    return {
        of_givens("sudoku", "sudoku", "sudoku {S}\n", {.usual = 9, .least = 4, .most = 16}),
        of_givens("diagonal-sudoku", "diagonal", "sudoku {S}\ndiagonal\n",
                  {.usual = 9, .least = 4, .most = 16}),
        of_givens("windoku", "windoku", "windoku\n", {.usual = 9, .least = 9, .most = 9}),
        of_givens("anti-knight-sudoku", "", "sudoku {S}\nanti_knight\n", {.usual = 9, .least = 9, .most = 9}),
        of_givens("anti-king-sudoku", "", "sudoku {S}\nanti_king\n", {.usual = 9, .least = 6, .most = 9}),
        of_givens("non-consecutive-sudoku", "", "sudoku {S}\nnon_consecutive\n",
                  {.usual = 9, .least = 6, .most = 9}),
        of_givens("disjoint-groups", "", "sudoku {S}\ndisjoint_groups\n",
                  {.usual = 9, .least = 4, .most = 9}),
        of_givens("global-entropy", "", "sudoku {S}\nglobal_entropy\n", {.usual = 9, .least = 9, .most = 9}),
        of_givens("dutch-flatmates", "", "sudoku {S}\ndutch_flatmates\n",
                  {.usual = 9, .least = 9, .most = 9}),
        of_givens("latin-square", "latin", "latin {S}\n", {.usual = 6, .least = 3, .most = 12}),
        of_givens("binary-puzzle", "binary", "binary {S}\n", {.usual = 8, .least = 4, .most = 14, .step = 2},
                  "none"),
        of_givens("magic-square", "magic_square", "magic_square {S}\n", {.usual = 4, .least = 3, .most = 5},
                  "none"),
    };
}

}  // namespace sator::create
