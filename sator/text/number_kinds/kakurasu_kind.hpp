#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_kakurasu(const KindRequest& request);

constexpr Kind kKakurasu = {
    .name = "kakurasu",
    .syntax = "kakurasu [SIZE]",
    .summary =
        "Cells are 1 (black) or 0. A black cell counts its column's number for its row, and its row's number "
        "for its column; the lists below say what each row and column count.",
    .makes_grid = true,
    .example =
        "kakurasu 4x4\n"
        "rows    4 5 7 7\n"
        "columns 7 9 2 8\n",
    .example_solutions = 1,
    .expand = expand_kakurasu,
};

}  // namespace sator::text
