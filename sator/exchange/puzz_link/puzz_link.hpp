#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the first line is a link as puzz.link, pzv.jp and pzplus make them: `…/p?KIND/…` or `…/p.html?KIND/…`.
bool looks_like_puzz_link(std::string_view text);

/// Reads links of puzz.link and its relatives, one a line: `https://puzz.link/p?KIND/COLUMNS/ROWS/BODY`. A link is decoded,
/// never fetched. A kind whose rules the language cannot say is refused by its name.
ReadResult read_puzz_link(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes the puzzle as a link of the kind whose rules it has. If it has more rules, they are listed as lost.
std::expected<WrittenPuzzle, Diagnostic> write_puzz_link(const Puzzle& puzzle);

inline constexpr Format kPuzzLink = {
    .name = "puzz.link",
    .summary =
        "Links of puzz.link, pzv.jp and pzplus, one a line, e.g. https://puzz.link/p?sudoku/4/4/g1k23k3g.",
    .beginning = "a link of puzz.link is https://puzz.link/p?KIND/COLUMNS/ROWS/BODY",
    .recognises = looks_like_puzz_link,
    .read = read_puzz_link,
    .example = "https://puzz.link/p?sudoku/4/4/g1k23k3g\n",
    .holds_many = true,
    .lost =
        "A link has no texts. Kinds with loops, connected cells or divisions are "
        "refused by their names.",
    .write = write_puzz_link,
};

}  // namespace sator::exchange
