#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_dominosa(const KindRequest& request);

constexpr Kind kDominosa = {
    .name = "dominosa",
    .syntax = "dominosa",
    .summary =
        "The drawing shows the halves of a complete set of dominoes, each pair once, doubles included. In "
        "the solution each "
        "cell says where the other half of its domino lies: L, R, U or D.",
    .makes_grid = true,
    .example =
        "dominosa\n"
        "| 0 0 1\n"
        "| 1 1 0\n",
    .example_solutions = 1,
    .expand = expand_dominosa,
};

}  // namespace sator::text
