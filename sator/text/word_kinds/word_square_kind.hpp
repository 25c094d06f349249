#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_word_square(const KindRequest& request);

constexpr Kind kWordSquare = {
    .name = "word_square",
    .syntax = "word_square [SIZE] [double] [LIST]",
    .summary =
        "The rows are words of the puzzle's list, or of the file LIST, and the columns read the same words. "
        "With double, rows and columns are all different words.",
    .makes_grid = true,
    .example =
        "word_square 3x3\n"
        "\n"
        "words\n"
        "bit ice ten tie\n",
    .example_solutions = 1,
    .expand = expand_word_square,
};

}  // namespace sator::text
