#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

bool looks_like_webpbn(std::string_view text);

/// Reads the XML of webpbn.com: the clues of the columns and rows, the title, the author, the source and, if there is one, the
/// goal as the solution. A `puzzleset` may have several puzzles. Colours other than the default and the background and
/// triddlers are refused.
ReadResult read_webpbn(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kWebpbn = {
    .name = "webpbn",
    .summary = "Nonograms in the XML of webpbn.com, in black and white.",
    .beginning = {},
    .recognises = looks_like_webpbn,
    .read = read_webpbn,
    .example =
        "<puzzle type=\"grid\">\n<title>Key</title>\n<clues type=\"columns\">\n<line><count>2</count></line>"
        "<line><count>1</count></line><line><count>2</count></line>\n</clues>\n<clues type=\"rows\">\n"
        "<line><count>1</count><count>1</count></line><line><count>3</count></line>\n</clues>\n</puzzle>\n",
    .holds_many = true,
    .lost = "Reading: notes, descriptions and saved states. Colours and triddlers are refused.",
};

}  // namespace sator::exchange
