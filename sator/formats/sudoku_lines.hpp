#pragma once

#include "sator/formats/reader/format.hpp"

namespace sator {

/// Whether the first line that is neither empty nor a comment is a sudoku: 81 (or 16, 256, 625) characters of
/// its values and '.' and '0'.
bool looks_like_sudoku_lines(std::string_view text);

/// Reads sudokus, one a line, the cells in reading order, '.' or '0' where they are open: one puzzle with the
/// rules of sudoku and an initial drawing for each line. The first line tells the size: 4 × 4 (values 1 to
/// 4), 9 × 9 (1 to 9), 16 × 16 (1 to 9 and A to G, or, where '0' and '.' both stand in the file and 'G' does
/// not, 0 to 9 and A to F) or 25 × 25 (A to Y). Behind the puzzle stands what is wrong with other lines.
ReadResult read_sudoku_lines(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kSudokuLines = {
    .name = "sudoku",
    .summary = "Sudokus, one a line: 81 characters, '.' or '0' for open cells; also 16, 256 and 625.",
    .beginning = "a sudoku is a line of 81 characters of 1-9 and '.' or '0'",
    .recognises = looks_like_sudoku_lines,
    .read = read_sudoku_lines,
};

}  // namespace sator
