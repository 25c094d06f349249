#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_magnets(const KindRequest& request);

constexpr Kind kMagnets = {
    .name = "magnets",
    .syntax = "magnets",
    .summary =
        "Each region is a magnet, + and -, or neutral, x x, and equal poles do not touch. The drawing has a "
        "letter for each region; the indented lines count the poles: + left 1 0 1, - top 1 . 1.",
    .makes_grid = true,
    .example =
        "magnets\n"
        "  + left 1 0\n"
        "  - top  . 1 .\n"
        "| a b b\n"
        "| a c c\n",
    .example_solutions = 1,
    .expand = expand_magnets,
};

}  // namespace sator::text
