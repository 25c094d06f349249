#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_windoku(const KindRequest& request);

constexpr Kind kWindoku = {
    .name = "windoku",
    .syntax = "windoku",
    .summary = "A sudoku with four more boxes, the panes of a window.",
    .example =
        "windoku\n"
        "\n"
        "initial\n"
        "| . 9 . | . . 1 | . . .\n"
        "| . . . | . . . | . . .\n"
        "| . 4 5 | . . . | 7 . .\n"
        "|-------+-------+------\n"
        "| . . 6 | 2 . . | . . .\n"
        "| . . 3 | . . . | . . .\n"
        "| . 1 . | . 7 . | 3 . .\n"
        "|-------+-------+------\n"
        "| . . . | . 8 . | 4 . .\n"
        "| . . . | . . . | 8 6 .\n"
        "| . . 4 | . . . | . . 2\n",
    .example_solutions = 1,
    .expand = expand_windoku,
};

}  // namespace sator::text
