#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_crossword(const KindRequest& request);

constexpr Kind kCrossword = {
    .name = "crossword",
    .syntax = "crossword [LIST] [at_least N]",
    .summary =
        "Words across and down, all different, from the puzzle's list or the file LIST. Drawn as printed: "
        "\"#\" is a block, \".\" an open cell, a letter is known. Each run of at least N cells (2 if it is "
        "not written) is a word. Bars between cells divide words as blocks do: \"|\" within a row, and \"-\" "
        "below a cell.",
    .makes_grid = true,
    .example =
        "crossword\n"
        "| . A .\n"
        "| . # E\n"
        "| . . .\n"
        "\n"
        "words\n"
        "bag big gem gum bat\n",
    .example_solutions = 1,
    .expand = expand_crossword,
};

}  // namespace sator::text
