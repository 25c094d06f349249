#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_binary(const KindRequest& request);

constexpr Kind kBinary = {
    .name = "binary",
    .alias = "takuzu",
    .syntax = "binary [SIZE]",
    .summary =
        "As many 0s as 1s in each row and column, never three equal digits in a line, no two equal rows and "
        "no two equal columns.",
    .makes_grid = true,
    .example =
        "binary\n"
        "| . . 0 .\n"
        "| . . . .\n"
        "| . 0 0 .\n"
        "| . . . 1\n",
    .example_solutions = 1,
    .expand = expand_binary,
};

}  // namespace sator::text
