#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_nonogram(const KindRequest& request);

constexpr Kind kNonogram = {
    .name = "nonogram",
    .syntax = "nonogram [SIZE]",
    .summary = "The numbers of a line, in the lists below, are the lengths of its black runs, in order.",
    .makes_grid = true,
    .example =
        "nonogram\n"
        "rows\n"
        "  1 1\n"
        "  3\n"
        "  1\n"
        "columns 2, 2, 2\n",
    .example_solutions = 1,
    .expand = expand_nonogram,
};

}  // namespace sator::text
