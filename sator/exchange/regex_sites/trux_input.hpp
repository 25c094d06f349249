#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether a line begins with `shape =`.
bool looks_like_trux(std::string_view text);

/// Reads the `.input.txt` of Antoine Trux's Regex Crossword Solver: `shape = rectangular` with `num_rows`, `num_cols`,
/// `num_regexes_per_row` and `num_regexes_per_col`, or `shape = hexagonal` with `num_regexes_per_line`, and the clues, a line
/// each, in single quotes. Rectangle: rows, columns. Hexagon: rows, Z lines from the left, X lines from the right. The solver's
/// alphabet is what the clues mention; ours is that and A to Z.
ReadResult read_trux(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kTrux = {
    .name = "trux",
    .summary = "Regex crosswords as Antoine Trux's solver reads them (.input.txt).",
    .beginning = {},
    .recognises = looks_like_trux,
    .read = read_trux,
    .example =
        "shape = rectangular\nnum_rows = 1\nnum_cols = 2\nnum_regexes_per_row = 1\nnum_regexes_per_col = 1\n"
        "'AB|CD'\n'[AX]'\n'[BY]'\n",
};

}  // namespace sator::exchange
