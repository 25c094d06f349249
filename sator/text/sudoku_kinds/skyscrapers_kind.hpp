#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_skyscrapers(const KindRequest& request);

constexpr Kind kSkyscrapers = {
    .name = "skyscrapers",
    .syntax = "skyscrapers [SIZE]",
    .summary =
        "A Latin square of towers. A number at the edge, in the lists below, says how many towers can be "
        "seen from there: a tower hides the lower ones behind it.",
    .makes_grid = true,
    .example =
        "skyscrapers 4x4\n"
        "left   2 . . 2\n"
        "right  1 . 4 .\n"
        "top    . 3 . .\n"
        "bottom 2 . . .\n",
    .example_solutions = 1,
    .expand = expand_skyscrapers,
};

}  // namespace sator::text
