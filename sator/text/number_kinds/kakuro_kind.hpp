#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_kakuro(const KindRequest& request);

constexpr Kind kKakuro = {
    .name = "kakuro",
    .syntax = "kakuro [VALUES]",
    .summary =
        "Runs of white cells with different digits and the sum that stands in the black cell before them. "
        "Drawn as printed: \".\" is a white cell, \"#\" a black one; 17\\16 is a black cell with the sum "
        "down, then the sum across; 17\\ and \\16 have one of them.",
    .makes_grid = true,
    .example =
        "kakuro\n"
        "| #   #     23\\  3\\\n"
        "| #   11\\7  .    .\n"
        "| \\18 .     .    .\n"
        "| \\12 .     .    #\n",
    .example_solutions = 1,
    .expand = expand_kakuro,
};

}  // namespace sator::text
