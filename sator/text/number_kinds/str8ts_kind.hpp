#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_str8ts(const KindRequest& request);

constexpr Kind kStr8ts = {
    .name = "str8ts",
    .syntax = "str8ts",
    .summary =
        "No number occurs twice in a row or column, and each run of white cells holds consecutive numbers in "
        "any order. Drawn as printed: \".\" is an open cell, \"#\" a black one, and #3 a black cell whose 3 "
        "counts for its row and column.",
    .makes_grid = true,
    .example =
        "str8ts\n"
        "| #  4  .  .\n"
        "| #4 .  .  #\n"
        "| .  .  .  2\n"
        "| .  .  #  .\n",
    .example_solutions = 1,
    .expand = expand_str8ts,
};

}  // namespace sator::text
