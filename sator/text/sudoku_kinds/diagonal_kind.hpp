#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_diagonal(const KindRequest& request);

constexpr Kind kDiagonal = {
    .name = "diagonal",
    .syntax = "diagonal [SIZE] [boxes SIZE]",
    .summary = "A sudoku whose two diagonals hold each value once, too.",
    .example =
        "diagonal 4x4\n"
        "\n"
        "initial\n"
        "| . . . .\n"
        "| 1 . . 3\n"
        "| . . . .\n"
        "| 2 . . .\n",
    .example_solutions = 1,
    .expand = expand_diagonal,
};

}  // namespace sator::text
