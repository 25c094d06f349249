#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether a line of the text is "exolve-begin".
bool looks_like_exolve(std::string_view text);

/// Reads the crosswords between "exolve-begin" and "exolve-end", also in HTML: title, setter, copyright, preamble, the grid with
/// blocks, circles and prefilled letters, and the clues across and down. Bars and diagramless cells are refused.
ReadResult read_exolve(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

std::expected<WrittenPuzzle, Diagnostic> write_exolve(const Puzzle& puzzle);

inline constexpr Format kExolve = {
    .name = "exolve",
    .summary = "Crosswords for Exolve, also in HTML, to be filled from the list words.txt.",
    .beginning = "a crossword for Exolve begins with a line exolve-begin",
    .recognises = looks_like_exolve,
    .read = read_exolve,
    .example =
        "exolve-begin\n  exolve-title: Small\n  exolve-width: 3\n  exolve-height: 1\n  exolve-grid:\n    "
        "BAG\n"
        "  exolve-across:\n    1 It holds things (3)\nexolve-end\n",
    .holds_many = true,
    .lost =
        "Reading: options, colours, questions and annotations; answers of several letters, with a remark. "
        "Bars and diagramless "
        "cells are refused. Writing: the word list and shades.",
    .write = write_exolve,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
