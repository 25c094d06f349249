#include "sator/formats/sudoku_kinds/little_killer_kind.hpp"

#include "sator/formats/kind_parts/usual_sudoku.hpp"

namespace sator::formats {

KindResult expand_little_killer(const KindRequest& request) {
    const auto sudoku = read_usual_sudoku(request);
    if (!sudoku) return std::unexpected(sudoku.error());
    return KindExpansion{
        .statements = sudoku->statements,
        .clue_word = "sum",
        .clue_arguments = "",
        .drawing_word = "initial",
    };
}

}  // namespace sator::formats
