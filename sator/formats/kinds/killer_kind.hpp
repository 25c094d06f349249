#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/kinds/kind.hpp"

namespace sator::formats {

std::expected<KindExpansion, Diagnostic> expand_killer(const KindRequest& request);

constexpr Kind kKiller = {
    .name = "killer",
    .syntax = "killer",
    .summary =
        "A killer sudoku: each line below is a cage, its sum and its cells. Without a grid it means 'sudoku' "
        "too.",
    .example =
        "sudoku 4x4\n"
        "killer\n"
        "  3 R1C1 R1C2\n"
        "  6 R1C3 R2C3\n"
        "  5 R2C1 R3C1\n"
        "  4 R3C3 R4C3\n"
        "  3 R4C1 R4C2\n",
    .example_solutions = 1,
    .expand = expand_killer,
};

}  // namespace sator::formats
