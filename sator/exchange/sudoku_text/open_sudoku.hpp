#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is XML with an element `opensudoku`.
bool looks_like_open_sudoku(std::string_view text);

/// Reads the games of an OpenSudoku file. Each has 81 digits, with 0 for an open cell.
ReadResult read_open_sudoku(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kOpenSudoku = {
    .name = "opensudoku",
    .summary = "Sudokus in the XML of OpenSudoku.",
    .beginning = "a file of OpenSudoku has an element <opensudoku>",
    .recognises = looks_like_open_sudoku,
    .read = read_open_sudoku,
    .example =
        "<opensudoku>\n<name>Two</name>\n"
        "<game data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\" "
        "/>\n</opensudoku>\n",
    .holds_many = true,
    .lost = "Reading: levels, comments, and what somebody filled in.",
};

}  // namespace sator::exchange
