#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

std::expected<KindExpansion, Diagnostic> expand_latin(const KindRequest& request);

constexpr Kind kLatin = {
    .name = "latin",
    .syntax = "latin [SIZE] [at CELL]",
    .summary = "A square with the numbers from 1 on, each once in every row and column.",
    .makes_grid = true,
    .example =
        "latin 3x3\n"
        "\n"
        "initial\n"
        "| 1 . .\n"
        "| . 3 .\n"
        "| . . .\n",
    .example_solutions = 1,
    .expand = expand_latin,
};

}  // namespace sator::text
