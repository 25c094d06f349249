#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_queens(const KindRequest& request);

constexpr Kind kQueens = {
    .name = "queens",
    .syntax = "queens [SIZE]",
    .summary = "A queen, Q, in each row and column, and at most one on each diagonal.",
    .makes_grid = true,
    .example = "queens 6\n",
    .example_solutions = 4,
    .expand = expand_queens,
};

}  // namespace sator::text
