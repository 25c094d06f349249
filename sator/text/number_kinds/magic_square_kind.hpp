#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_magic_square(const KindRequest& request);

constexpr Kind kMagicSquare = {
    .name = "magic_square",
    .syntax = "magic_square [SIZE]",
    .summary = "The numbers from 1 on, each once, with the same sum in each row, column and diagonal.",
    .makes_grid = true,
    .example = "magic_square 3x3\n",
    .example_solutions = 8,
    .expand = expand_magic_square,
};

}  // namespace sator::text
