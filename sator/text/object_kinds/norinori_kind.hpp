#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_norinori(const KindRequest& request);

constexpr Kind kNorinori = {
    .name = "norinori",
    .syntax = "norinori",
    .summary =
        "Two black cells, #, in each region; each black cell has exactly one black neighbour. The drawing "
        "below has a letter for each region.",
    .makes_grid = true,
    .example =
        "norinori\n"
        "| a a a a\n"
        "| b b c c\n"
        "| d b b c\n"
        "| d d d c\n",
    .example_solutions = 1,
    .expand = expand_norinori,
};

}  // namespace sator::text
