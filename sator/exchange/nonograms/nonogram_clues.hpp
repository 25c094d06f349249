#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator::exchange {

/// The runs of one line of a nonogram, as numbers. If there are none, the line has no black cell.
struct RunsOfLine {
    struct Run {
        std::string text;  ///< decimal digits
        SourceSpan span;
    };
    std::vector<Run> runs;
    SourceSpan span;
};

/// A nonogram in black and white as its file states it.
struct NonogramClues {
    std::string title, author, source;
    std::array<std::vector<RunsOfLine>, 2> lines;  ///< by Axis: the columns, the rows
    SourceSpan size_span;                          ///< where an error about the size points
};

/// Makes the puzzle: cells are blank or '#', and each line has a rule `runs`. The caller fills in the names. Once
/// `options.watch` is over, the result has no meaning.
std::expected<Puzzle, Diagnostic> make_nonogram(const NonogramClues& clues, const PuzzleOptions& options);

/// Reads numbers that blanks or commas separate. Returns an error for anything else; its message is "'3m' is no run".
std::expected<RunsOfLine, Diagnostic> read_runs(std::string_view text, SourceSpan span);

}  // namespace sator::exchange
