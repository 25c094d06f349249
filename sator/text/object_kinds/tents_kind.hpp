#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_tents(const KindRequest& request);

constexpr Kind kTents = {
    .name = "tents",
    .syntax = "tents",
    .summary =
        "Each tree, T, has a tent, A, of its own beside it, and tents do not touch, not even at a corner. "
        "The drawing below has the trees; the lists below count the tents of rows and columns. In the "
        "solution a tree shows where its tent is: < > ^ v.",
    .makes_grid = true,
    .example =
        "tents\n"
        "| . . . .\n"
        "| . T . T\n"
        "| T . . .\n"
        "| . . . .\n"
        "left 1 0 1 1\n",
    .example_solutions = 1,
    .expand = expand_tents,
};

}  // namespace sator::text
