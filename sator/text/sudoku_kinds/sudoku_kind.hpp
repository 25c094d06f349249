#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

std::expected<KindExpansion, Diagnostic> expand_sudoku(const KindRequest& request);

constexpr Kind kSudoku = {
    .name = "sudoku",
    .syntax = "sudoku [SIZE] [boxes SIZE] [jigsaw] [at CELL]",
    .summary =
        "A square with the numbers from 1 on, each once in every row, column and box. 'jigsaw' takes the "
        "regions of the drawing "
        "below instead of the boxes. 'at' is the place of the first cell if several grids overlap.",
    .makes_grid = true,
    .example =
        "sudoku 4x4\n"
        "\n"
        "initial\n"
        "| 1 . . .\n"
        "| . . 3 .\n"
        "| . 4 . .\n"
        "| . . . 2\n",
    .example_solutions = 1,
    .expand = expand_sudoku,
};

}  // namespace sator::text
