#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_all_interval(const KindRequest& request);

constexpr Kind kAllInterval = {
    .name = "all_interval",
    .syntax = "all_interval N",
    .summary =
        "The numbers from 0 to N - 1 in a line, so that the distances of neighbours, in the row below, are "
        "all different.",
    .makes_grid = true,
    .example = "all_interval 4\n",
    .example_solutions = 4,
    .expand = expand_all_interval,
};

}  // namespace sator::text
