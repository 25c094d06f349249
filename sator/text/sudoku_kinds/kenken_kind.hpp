#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_kenken(const KindRequest& request);

constexpr Kind kKenken = {
    .name = "kenken",
    .alias = "calcudoku",
    .syntax = "kenken [SIZE] [LETTER=CLUE…]",
    .summary =
        "A Latin square with cages: each line below is the number and sign of a cage (12+, 3-, 6x, 2/, or 4 "
        "for a single cell), and its cells. Or a drawing below has a letter for each cage, and a=6x gives "
        "its clue. Values in a cage may repeat.",
    .makes_grid = true,
    .example =
        "kenken 4x4\n"
        "  6x  R1C1 R2C1 R3C1\n"
        "  1-  R1C2 R2C2\n"
        "  2/  R1C3 R1C4\n"
        "  24x R2C3 R2C4 R3C4\n"
        "  7+  R3C2 R3C3 R4C2\n"
        "  4   R4C1\n"
        "  3x  R4C3 R4C4\n",
    .example_solutions = 1,
    .expand = expand_kenken,
};

}  // namespace sator::text
