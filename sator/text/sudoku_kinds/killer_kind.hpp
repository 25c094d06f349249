#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_killer(const KindRequest& request);

constexpr Kind kKiller = {
    .name = "killer",
    .syntax = "killer [SIZE] [boxes SIZE] [LETTER=SUM…]",
    .summary =
        "A killer sudoku: each line below is a cage, its sum and its cells. Or a drawing below has a letter "
        "for each cage, and a=8 gives a sum.",
    .example =
        "killer 4x4\n"
        "  9 R1C1 R1C2 R2C1\n"
        "  7 R1C3 R1C4 R2C3\n"
        "  6 R2C2 R3C2 R3C3\n"
        "  8 R2C4..R4C4\n"
        "  4 R3C1 R4C1\n"
        "  6 R4C2 R4C3\n",
    .example_solutions = 1,
    .expand = expand_killer,
};

}  // namespace sator::text
