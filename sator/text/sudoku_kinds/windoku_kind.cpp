#include "sator/text/sudoku_kinds/windoku_kind.hpp"

#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

KindResult expand_windoku(const KindRequest& request) {
    const auto sudoku = read_usual_sudoku(request);
    if (!sudoku) return std::unexpected(sudoku.error());
    if (sudoku->size && *sudoku->size != BoxSize{9, 9}) {
        return std::unexpected(
            error_at(request.statement.span, "a windoku has 9 rows and 9 columns",
                     "give other boxes their cells: rule permutation 1..6 at R2C2..R2C4 …"));
    }
    return KindExpansion{
        .statements = sudoku->statements +
                      "rule permutation 1..9 at"
                      " R2C2..R2C4 R3C2..R3C4 R4C2..R4C4; R2C6..R2C8 R3C6..R3C8 R4C6..R4C8;"
                      " R6C2..R6C4 R7C2..R7C4 R8C2..R8C4; R6C6..R6C8 R7C6..R7C8 R8C6..R8C8\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
