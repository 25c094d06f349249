#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is sudokus that list the candidates of each cell, in one of the two forms below.
bool looks_like_pencil_marks(std::string_view text);

/// Reads sudokus that list the values which each cell may hold: lines of 729 characters, nine for each cell, with '.' for a value that
/// is excluded (also 64, 216 and 512 characters); or a drawing of nine rows with a number for each cell, e.g. 139, as HoDoKu and others
/// copy it. A cell with one value is known.
ReadResult read_pencil_marks(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes a sudoku as a line of 729 characters.
std::expected<WrittenPuzzle, Diagnostic> write_pencil_marks(const Puzzle& puzzle);

inline constexpr Format kPencilMarks = {
    .name = "pencil-marks",
    .summary =
        "Sudokus with the candidates of each cell: lines of 729 characters, or a drawing with numbers such "
        "as 139.",
    .beginning = "candidates of a sudoku are a line of 729 characters, nine for each cell",
    .recognises = looks_like_pencil_marks,
    .read = read_pencil_marks,
    .example = "1...1234.234.2341.341234.2.41234123412341234.2...23412341234..34\n",
    .holds_many = true,
    .lost = "Writing: all rules but those of a sudoku with its usual boxes, and the text of the rules.",
    .write = write_pencil_marks,
};

}  // namespace sator::exchange
