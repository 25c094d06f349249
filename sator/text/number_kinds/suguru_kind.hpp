#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_suguru(const KindRequest& request);

constexpr Kind kSuguru = {
    .name = "suguru",
    .alias = "tectonic",
    .syntax = "suguru",
    .summary =
        "A region of N cells holds 1..N, and equal numbers do not touch, not even at a corner. The drawing "
        "below has a letter for each region; known numbers are in a drawing below initial.",
    .makes_grid = true,
    .example =
        "suguru\n"
        "| a a a b\n"
        "| c a a b\n"
        "| c c b b\n"
        "| c d d d\n"
        "\n"
        "initial\n"
        "| 3 . . 2\n"
        "| . . . .\n"
        "| . . . .\n"
        "| . . . .\n",
    .example_solutions = 1,
    .expand = expand_suguru,
};

}  // namespace sator::text
