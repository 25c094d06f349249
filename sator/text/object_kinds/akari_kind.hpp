#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_akari(const KindRequest& request);

constexpr Kind kAkari = {
    .name = "akari",
    .syntax = "akari",
    .summary =
        "Lamps, *, light their row and column up to the next black cell. Each white cell is lit, and no lamp "
        "lights another. Drawn as printed: \".\" is a white cell, \"#\" a black one, and a number is a black "
        "cell with that number of lamps beside it.",
    .makes_grid = true,
    .example =
        "akari\n"
        "| . . 1 #\n"
        "| . 1 . .\n"
        "| 1 . . .\n"
        "| . . . .\n",
    .example_solutions = 1,
    .expand = expand_akari,
};

}  // namespace sator::text
