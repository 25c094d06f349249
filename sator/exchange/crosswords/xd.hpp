#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text has clues such as "A1. Text ~ ANSWER", and a grid before them.
bool looks_like_xd(std::string_view text);

/// Reads a crossword in the .xd format, with sections that "## Grid" and so on begin, or that two empty lines divide: title, author
/// and copyright, the grid with blocks, special and rebus cells, and the clues across and down.
ReadResult read_xd(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes a crossword in the .xd format.
std::expected<WrittenPuzzle, Diagnostic> write_xd(const Puzzle& puzzle);

inline constexpr Format kXd = {
    .name = "xd",
    .summary = "Crosswords in the .xd format, to be filled from the list words.txt.",
    .beginning = "in .xd a clue is written A1. Text ~ ANSWER",
    .recognises = looks_like_xd,
    .read = read_xd,
    .example = "Title: Small\nAuthor: Us\n\n\nBAG\n\n\nA1. It holds things ~ BAG\n",
    .lost =
        "Reading: dates, editors and notes; answers of several letters, with a remark. Writing: the word "
        "list, known letters, and "
        "shades if there are circles, too.",
    .write = write_xd,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
