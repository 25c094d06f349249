#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_minesweeper(const KindRequest& request);

constexpr Kind kMinesweeper = {
    .name = "minesweeper",
    .syntax = "minesweeper [SIZE]",
    .summary =
        "A cell without a mine, M, says how many of the cells around it hold one. The drawing below has the "
        "known numbers.",
    .makes_grid = true,
    .example =
        "minesweeper\n"
        "| . 1 .\n"
        "| 2 . 1\n"
        "| . . 1\n",
    .example_solutions = 2,
    .expand = expand_minesweeper,
};

}  // namespace sator::text
