#pragma once

#include <expected>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is a link to SudokuPad (or the same word without a host) with "scl…", "ctc…" or "scf…", or a JSON object
/// with "cells" and "regions" or "cages".
bool looks_like_sudoku_pad(std::string_view text);

/// Reads a puzzle of SudokuPad. Givens, regions, and cages with a sum have a meaning, and rows and columns hold each number once
/// unless the data say "norowcol"; lines and shapes are only drawn. A remark says that the rules are not in the data. A link with
/// "fpuz…" is read as f-puzzles says it, although looks_like_f_puzzles recognises it.
ReadResult read_sudoku_pad(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes links that SudokuPad opens, one a line for each initial drawing. They hold JSON of f-puzzles.
std::expected<WrittenPuzzle, Diagnostic> write_sudoku_pad(const Puzzle& puzzle);

inline constexpr Format kSudokuPad = {
    .name = "sudokupad",
    .summary = "Links and JSON of sudokupad.app.",
    .beginning = "a link of SudokuPad goes on with scl, ctc, scf or fpuzzles",
    .recognises = looks_like_sudoku_pad,
    .read = read_sudoku_pad,
    .example = "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79\n",
    .holds_many = true,
    .lost =
        "Reading: the rules, which are not in the data, and lines and shapes that are not at the centres of "
        "cells. "
        "Writing: rules that f-puzzles does not have.",
    .write = write_sudoku_pad,
    .written_texts = {.title = true, .author = true, .solution = true},
};

}  // namespace sator::exchange
