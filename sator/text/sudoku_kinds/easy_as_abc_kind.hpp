#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_easy_as_abc(const KindRequest& request);

constexpr Kind kEasyAsAbc = {
    .name = "easy_as_abc",
    .syntax = "easy_as_abc [SIZE] [VALUES]",
    .summary =
        "Each row and column holds each letter once; the other cells stay empty. A letter at the edge, in "
        "the lists below, is the first one met from there. The letters are A..C if none are written.",
    .makes_grid = true,
    .example =
        "easy_as_abc 4x4 A..C\n"
        "left   C B . B\n"
        "right  B A C .\n"
        "top    C . A .\n",
    .example_solutions = 1,
    .expand = expand_easy_as_abc,
};

}  // namespace sator::text
