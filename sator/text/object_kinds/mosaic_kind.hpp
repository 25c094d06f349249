#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_mosaic(const KindRequest& request);

constexpr Kind kMosaic = {
    .name = "mosaic",
    .alias = "fill_a_pix",
    .syntax = "mosaic",
    .summary =
        "Cells are black, #, or white, \".\". The drawing has a number or \".\" for each cell: a number says "
        "how many of "
        "its own cell and the eight around it are black.",
    .makes_grid = true,
    .example =
        "mosaic\n"
        "| 2 . 3 .\n"
        "| . 6 . 2\n"
        "| 3 . 3 .\n"
        "| . 2 . 1\n",
    .example_solutions = 1,
    .expand = expand_mosaic,
};

}  // namespace sator::text
