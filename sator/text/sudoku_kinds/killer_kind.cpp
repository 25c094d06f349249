#include "sator/text/sudoku_kinds/killer_kind.hpp"

#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

KindResult expand_killer(const KindRequest& request) {
    const auto sudoku = read_usual_sudoku(request);
    if (!sudoku) return std::unexpected(sudoku.error());
    return KindExpansion{
        .statements = sudoku->statements,
        .clue_word = "cage",
        .clue_arguments = key_arguments(request),
        .drawing_word = "cage",
    };
}

}  // namespace sator::text
