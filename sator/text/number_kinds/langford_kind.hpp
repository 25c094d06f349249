#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_langford(const KindRequest& request);

constexpr Kind kLangford = {
    .name = "langford",
    .syntax = "langford N",
    .summary =
        "Two of each number from 1 to N in a line, with one cell between the two 1s, two cells between the "
        "two 2s, and so on.",
    .makes_grid = true,
    .example = "langford 4\n",
    .example_solutions = 2,
    .expand = expand_langford,
};

}  // namespace sator::text
