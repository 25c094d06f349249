#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_magic_hexagon(const KindRequest& request);

constexpr Kind kMagicHexagon = {
    .name = "magic_hexagon",
    .syntax = "magic_hexagon ORDER",
    .summary =
        "The numbers from 1 on, each once, in a hexagon with ORDER cells on each side, with the same sum in "
        "all lines of its three directions.",
    .makes_grid = true,
    .example = "magic_hexagon 3\n",
    .example_solutions = 12,
    .expand = expand_magic_hexagon,
};

}  // namespace sator::text
