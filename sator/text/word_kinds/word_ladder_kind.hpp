#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_word_ladder(const KindRequest& request);

constexpr Kind kWordLadder = {
    .name = "word_ladder",
    .syntax = "word_ladder FIRST LAST STEPS [LIST]",
    .summary =
        "A ladder of words from FIRST to LAST, all different, from the puzzle's list or the file LIST: each "
        "of the STEPS changes one letter.",
    .makes_grid = true,
    .example =
        "word_ladder COLD WARM 4\n"
        "\n"
        "words\n"
        "cold cord card ward warm word worm wore care core gold\n",
    .example_solutions = 3,
    .expand = expand_word_ladder,
};

}  // namespace sator::text
