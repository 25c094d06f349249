#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

KindResult expand_cryptarithm(const KindRequest& request);

constexpr Kind kCryptarithm = {
    .name = "cryptarithm",
    .alias = "alphametic",
    .syntax = "cryptarithm \"EQUATION\"…",
    .summary =
        "Each letter stands for a digit, different letters for different ones, and no number begins with 0. "
        "Each text is an equation with + - * and =; digits stand for themselves.",
    .makes_grid = true,
    .example = "cryptarithm \"TO + GO = OUT\"\n",
    .example_solutions = 1,
    .expand = expand_cryptarithm,
};

}  // namespace sator::text
