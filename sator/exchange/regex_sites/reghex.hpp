#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is JSON of the page RegHex: an object with `edgeLen` and `clues`.
bool looks_like_reghex(std::string_view text);

/// Reads a regular hexagon of the page RegHex: `edgeLen`, and in `clues` the clue of each line by the name of the place where it is
/// written. With edgeLen 7, the rows are B-7-1 to B-7-7 and B-6-7 to B-1-7 from the top; A and C name the other directions. They are
/// read as in the figure of the MIT Mystery Hunt of 2013. A line without a clue has none.
ReadResult read_reghex(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kRegHex = {
    .name = "reghex",
    .summary = "Hexagonal regex crosswords of the page RegHex.",
    .beginning = {},
    .recognises = looks_like_reghex,
    .read = read_reghex,
    .example =
        "{\"edgeLen\": 2, \"clues\": {\"B-2-1\": \"AB\", \"B-2-2\": \"BAB\", \"B-1-2\": \"A[^C]\", "
        "\"A-2-1\": \"AB\"}}\n",
    .lost = "Reading: a letter in a cell is refused.",
};

}  // namespace sator::exchange
