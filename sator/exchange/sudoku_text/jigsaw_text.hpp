#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the first line with a puzzle has the numbers of a square, and then as many characters that name its regions.
bool looks_like_jigsaw_text(std::string_view text);

/// Reads jigsaw sudokus, one a line: the numbers of the cells with '.' or '0' for an open one, and then a character for each cell;
/// the cells of a region have the same.
ReadResult read_jigsaw_text(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

std::expected<WrittenPuzzle, Diagnostic> write_jigsaw_text(const Puzzle& puzzle);

inline constexpr Format kJigsawText = {
    .name = "jigsaw",
    .summary =
        "Jigsaw sudokus, one a line: 81 characters for the numbers, and 81 that name the regions; also "
        "smaller ones.",
    .beginning = "a jigsaw sudoku is a line of 162 characters: the numbers, and then the regions",
    .recognises = looks_like_jigsaw_text,
    .read = read_jigsaw_text,
    .example = "1..........4..2.aaababbbcccdcddd\n",
    .holds_many = true,
    .lost = "Writing: all rules but those of a jigsaw sudoku, and the text of the rules.",
    .write = write_jigsaw_text,
};

}  // namespace sator::exchange
