#include "sator/text/sudoku_kinds/diagonal_kind.hpp"

#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

KindResult expand_diagonal(const KindRequest& request) {
    const auto sudoku = read_usual_sudoku(request);
    if (!sudoku) return std::unexpected(sudoku.error());
    const std::string rule =
        sudoku->size ? "permutation 1.." + std::to_string(sudoku->size->rows) : std::string("distinct");
    return KindExpansion{
        .statements = sudoku->statements + "rule " + rule + " at diagonals\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
