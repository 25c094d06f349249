#pragma once

#include <array>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/language/unicode/code_point_set.hpp"
#include "sator/puzzle/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator {

/// A clue as it was written.
struct Clue {
    std::string text;         ///< UTF-8; empty: no clue
    SourceSpan span;          ///< of `text`
    bool is_verbatim = true;  ///< see Argument::is_verbatim
};

/// The clues of one line: none, one, or two, both of which the line's cells match in the same direction.
using ClueLine = std::vector<Clue>;

/// All that a regex crossword says.
struct RegexCrossword {
    bool is_hexagonal = false;
    std::array<std::vector<ClueLine>, kAxisCount>
        lines;                             ///< X (columns), Y (rows), Z (only where hexagonal): see Axis
    std::optional<CodePointSet> alphabet;  ///< what it states; not empty
};

/// The puzzle of a crossword: its grid, its alphabet (that of `options`, else the stated one, else A to Z and
/// what the clues mention) and a `regex` rule for each clue, its one sequence labelled "column 2", "row 3
/// (left)", "X line 4 (second)". The names are the caller's to fill in. Refuses, without a place, line counts
/// that make no grid (see make_rectangle, make_hexagon).
std::expected<Puzzle, Diagnostic> make_regex_crossword(const RegexCrossword& crossword,
                                                       const PuzzleOptions& options = {});

}  // namespace sator
