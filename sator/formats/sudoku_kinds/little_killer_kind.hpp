#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/kind_parts/kind.hpp"

namespace sator::formats {

KindResult expand_little_killer(const KindRequest& request);

constexpr Kind kLittleKiller = {
    .name = "little_killer",
    .syntax = "little_killer [SIZE] [boxes SIZE]",
    .summary =
        "A sudoku with the sums of some diagonals: each line below is a sum, the first cell and the "
        "direction, e.g. down-left.",
    .example =
        "little_killer 4x4\n"
        "  5 R1C2 down-right\n"
        "  9 R1C3 down-left\n"
        "  7 R1C3 down-right\n"
        "  11 R2C1 down-right\n"
        "  4 R3C4 down-left\n"
        "\n"
        "initial\n"
        "| 1 . . .\n"
        "| . . . .\n"
        "| . . . .\n"
        "| . . . .\n",
    .example_solutions = 1,
    .expand = expand_little_killer,
};

}  // namespace sator::formats
