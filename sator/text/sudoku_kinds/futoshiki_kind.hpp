#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_futoshiki(const KindRequest& request);

constexpr Kind kFutoshiki = {
    .name = "futoshiki",
    .syntax = "futoshiki",
    .summary =
        "A Latin square with signs between the cells, drawn as printed: < and > between two cells of a row, "
        "^ and v below a cell.",
    .makes_grid = true,
    .example =
        "futoshiki\n"
        "| .   .   .   .\n"
        "|     ^\n"
        "| .   . < .   .\n"
        "|             v\n"
        "| .   .   .   .\n"
        "| v   v\n"
        "| .   . > .   .\n",
    .example_solutions = 1,
    .expand = expand_futoshiki,
};

}  // namespace sator::text
