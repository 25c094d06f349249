#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_battleships(const KindRequest& request);

constexpr Kind kBattleships = {
    .name = "battleships",
    .syntax = "battleships [SIZE] fleet N…",
    .summary =
        "Ships of the lengths N… lie along rows and columns and do not touch, not even at a corner; the "
        "lists below count the cells of ships in rows and columns. A ship is written < = > or A I V from end "
        "to end (with - and H, then + and X further in the middle), a ship of one cell is o, and ~ is water.",
    .makes_grid = true,
    .example =
        "battleships 4x4 fleet 3 2 1\n"
        "left 3 0 2 1\n"
        "top  1 3 1 1\n",
    .example_solutions = 1,
    .expand = expand_battleships,
};

}  // namespace sator::text
