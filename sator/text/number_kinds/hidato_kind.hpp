#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_hidato(const KindRequest& request);

constexpr Kind kHidato = {
    .name = "hidato",
    .syntax = "hidato",
    .summary =
        "The numbers from 1 on, each once, so that each number touches the next one, perhaps at a corner. "
        "The drawing below has the known numbers, and \"#\" in holes.",
    .makes_grid = true,
    .example =
        "hidato\n"
        "| . 5 8\n"
        "| # . 4\n"
        "| . . .\n",
    .example_solutions = 1,
    .expand = expand_hidato,
};

}  // namespace sator::text
