#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is JSON of hexregex: an object with `x`, `y` and `edge`, or `kind` "rect", or a bank of them.
bool looks_like_hexregex(std::string_view text);

/// Reads what the generator hexregex writes: a regular hexagon (`edge`, `x`, `y`, `z`, read as Jimbly's page does), or a rectangle
/// (`kind` "rect", `rows`, `cols`, columns in `x` and rows in `y`), each with `name`, `author` and a `solution` by rows. A bank has
/// them in `puzzles`; the `difficulty` in their `meta` is kept.
ReadResult read_hexregex(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kHexRegex = {
    .name = "hexregex",
    .summary = "Regex crosswords of the generator hexregex: hexagons, rectangles, and banks of them.",
    .beginning = {},
    .recognises = looks_like_hexregex,
    .read = read_hexregex,
    .example =
        "{\"kind\": \"hex\", \"author\": \"me\", \"name\": \"Ones\", \"solution\": [[\"A\", \"B\"], [\"B\", "
        "\"A\", "
        "\"B\"], [\"A\", \"B\"]],\n"
        " \"edge\": 2, \"x\": [\"[AB]A\", \".*\", \"[^C]B\"], \"y\": [\"AB\", \"BA.\", \"[AC]B\"],\n"
        " \"z\": [\"B?[AB]\", \"A+B?B\", \"B[BC]\"]}\n",
    .holds_many = true,
    .lost =
        "Reading: scores and seeds; the alphabet is not in the data: it is A to Z and what the clues "
        "mention.",
};

}  // namespace sator::exchange
