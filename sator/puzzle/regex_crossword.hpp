#pragma once

#include <array>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/language/unicode/code_point_set.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator {

/// A clue as it is written.
struct Clue {
    std::string text;         ///< UTF-8; empty if there is no clue
    SourceSpan span;          ///< of `text`
    bool is_verbatim = true;  ///< see Argument::is_verbatim
};

/// The clues of one line: none, one or two. If there are two, the cells match both, read in the same
/// direction.
using ClueLine = std::vector<Clue>;

/// A regex crossword as its file states it.
struct RegexCrossword {
    bool is_hexagonal = false;
    std::array<std::vector<ClueLine>, kAxisCount>
        lines;                             ///< X (columns), Y (rows), Z (only if hexagonal): see Axis
    std::optional<CodePointSet> alphabet;  ///< the alphabet that it states; not empty
};

/// Makes the puzzle of a crossword: its grid, its alphabet (that of `options`, else the stated one, else A to
/// Z and the characters that clues mention) and a `regex` rule for each clue, with one sequence labelled
/// "column 2", "row 3 (left)" or "X line 4 (second)". The caller fills in the names. Returns an error without
/// a source position if the numbers of lines make no grid (see make_rectangle, make_hexagon).
std::expected<Puzzle, Diagnostic> make_regex_crossword(const RegexCrossword& crossword,
                                                       const PuzzleOptions& options = {});

}  // namespace sator
