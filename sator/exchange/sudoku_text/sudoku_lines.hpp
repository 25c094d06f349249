#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the first line that is neither empty nor a comment is a sudoku: 81 (or 16, 256, 625)
/// characters, which are values, '.' or '0'.
bool looks_like_sudoku_lines(std::string_view text);

/// Reads sudokus, one a line: the cells in reading order, with '.' or '0' for an open cell. The result is one
/// puzzle with the rules of sudoku and an initial drawing for each line, and after it an error if a line
/// cannot be read. The first line decides the size: 4 × 4 (values 1 to 4), 9 × 9 (1 to 9), 16 × 16 (1 to 9
/// and A to G) or 25 × 25 (A to Y). A 16 × 16 sudoku has the values 0 to 9 and A to F if the file has '0' and
/// '.' but no 'G'.
ReadResult read_sudoku_lines(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes each initial drawing of a sudoku with its usual boxes as a line.
std::expected<WrittenPuzzle, Diagnostic> write_sudoku_lines(const Puzzle& puzzle);

inline constexpr Format kSudokuLines = {
    .name = "sudoku",
    .summary = "Sudokus, one a line: 81 characters, with '.' or '0' for an open cell; also 16, 256 and 625.",
    .beginning = "a sudoku is a line of 81 characters of 1-9 and '.' or '0'",
    .recognises = looks_like_sudoku_lines,
    .read = read_sudoku_lines,
    .example = "1.....3..4....2.\n",
    .holds_many = true,
    .lost = "Writing: all rules but those of a sudoku with its usual boxes, and the text of the rules.",
    .write = write_sudoku_lines,
};

}  // namespace sator::exchange
