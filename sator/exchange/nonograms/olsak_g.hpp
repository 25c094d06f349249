#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether at least two lines begin with ':', and the line after the first of them has only runs, or the text declares
/// colours or a triddler with '#d' or '#t'.
bool looks_like_olsak(std::string_view text);

/// Reads the `.g` files of the Olšáks' solver: any text, then ':' and below it the runs of each row, ':' and the runs of each
/// column, ':'. An empty line or 0 is a line without runs. Colours (`#d`) other than 0 and 1 and triddlers (`#t`) are refused.
ReadResult read_olsak(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kOlsak = {
    .name = "olsak",
    .summary = "Nonograms in the .g format of the Olšáks' solver, in black and white.",
    .beginning = {},
    .recognises = looks_like_olsak,
    .read = read_olsak,
    .example = ": rows\n1 1\n3\n: columns\n2\n1\n2\n:\n",
    .lost = "Reading: the text above the rows. Colours and triddlers are refused.",
};

}  // namespace sator::exchange
