#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_word_search(const KindRequest& request);

constexpr Kind kWordSearch = {
    .name = "word_search",
    .syntax = "word_search [SIZE] [VALUES]",
    .summary =
        "The words on the indented lines are in the grid, each in a straight line, in any of eight "
        "directions. The drawing has the known letters. The letters are A..Z if none are written.",
    .makes_grid = true,
    .example =
        "word_search\n"
        "  PEAR PLUM FIG APPLE\n"
        "| . L P P A\n"
        "| P A A M .\n"
        "| E L U . G\n"
        "| A L . I X\n"
        "| R P F X X\n",
    .example_solutions = 1,
    .expand = expand_word_search,
};

}  // namespace sator::text
