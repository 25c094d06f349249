#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_kropki(const KindRequest& request);

constexpr Kind kKropki = {
    .name = "kropki",
    .syntax = "kropki [all]",
    .summary =
        "Neighbours with a white dot, o, differ by 1, and with a black dot, @, one is twice the other. A "
        "drawing shows the dots between the cells of a Latin square, or of the file's own grid. Instead, "
        "each line below can be a dot: white R1C1 R1C2. With 'all', neighbours without a dot do neither. "
        "For consecutive pairs, draw only white dots and add the line 'negative white_dot'.",
    .example =
        "kropki all\n"
        "| . o .   . o .\n"
        "| o       o   @\n"
        "| .   . @ . @ .\n"
        "| o       o\n"
        "| . @ . o .   .\n"
        "| @   @   o\n"
        "| . o . @ . o .\n",
    .example_solutions = 1,
    .expand = expand_kropki,
};

}  // namespace sator::text
