#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_regex_crossword(const KindRequest& request);

constexpr Kind kRegexCrossword = {
    .name = "regex_crossword",
    .syntax = "regex_crossword [dialect=java] [alphabet=SET]",
    .summary =
        "Each row and column matches the regular expressions beside it, in the lists below; a hexagon has "
        "lists x, y and z.",
    .makes_grid = true,
    .example =
        "regex_crossword\n"
        "rows    /HE|LL|O+/   /[PLEASE]+/\n"
        "columns /[^SPEAK]+/  /EP|IP|EF/\n",
    .example_solutions = 1,
    .expand = expand_regex_crossword,
};

}  // namespace sator::text
