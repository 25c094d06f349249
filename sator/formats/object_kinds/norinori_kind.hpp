#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/kind_parts/kind.hpp"

namespace sator::formats {

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
        "| a a b b\n"
        "| a c c b\n"
        "| d c e e\n"
        "| d d e e\n",
    .example_solutions = 1,
    .expand = expand_norinori,
};

}  // namespace sator::formats
