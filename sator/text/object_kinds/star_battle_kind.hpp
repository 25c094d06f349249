#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_star_battle(const KindRequest& request);

constexpr Kind kStarBattle = {
    .name = "star_battle",
    .syntax = "star_battle [N]",
    .summary =
        "N stars, *, in each row, column and region; no two touch, not even at a corner. N is 1 if it is not "
        "written. The drawing below has a letter for each region.",
    .makes_grid = true,
    .example =
        "star_battle 1\n"
        "| a a a b b b\n"
        "| a b b b b b\n"
        "| a b b c c c\n"
        "| a b b d e e\n"
        "| f f d d e e\n"
        "| f f d e e e\n",
    .example_solutions = 1,
    .expand = expand_star_battle,
};

}  // namespace sator::text
