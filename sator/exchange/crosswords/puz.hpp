#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

bool looks_like_puz(std::string_view text);

/// Reads Across Lite's `.puz`, versions 1.x (Latin-1) and 2.x (UTF-8), with rebus and circles. All checksums are checked. A
/// scrambled solution is not read; the letters that were filled in are known letters.
ReadResult read_puz(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes a crossword as `.puz` 2.0. Without a solution, each answer is X, which read_puz takes for none. A crossword with more
/// than 255 columns or rows is refused.
std::expected<WrittenPuzzle, Diagnostic> write_puz(const Puzzle& puzzle);

inline constexpr Format kPuz = {
    .name = "puz",
    .summary = "Crosswords in Across Lite's .puz format, to be filled from the list words.txt.",
    .beginning = {},
    .recognises = looks_like_puz,
    .read = read_puz,
    .lost =
        "Reading: notes, times and what was marked as wrong; answers of several letters, with a remark. "
        "Writing: the word list, shades, and the numbers of clues that are not the usual ones.",
    .write = write_puz,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
