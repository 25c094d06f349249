#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
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
        std::string colour = {};  ///< the sign of its colour; empty for the usual one
    };
    std::vector<Run> runs;
    SourceSpan span;
};

/// A colour of a nonogram.
struct NonogramColour {
    std::string sign;  ///< a letter, which the runs name
    std::string name;  ///< "red"; a word
};

/// A nonogram as its file states it.
struct NonogramClues {
    std::string title, author, source;
    std::array<std::vector<RunsOfLine>, 2> lines;  ///< by Axis: the columns, the rows
    SourceSpan size_span;                          ///< where an error about the size points
    /// The colours, first that of runs without a colour. Empty for a nonogram in black and white.
    std::vector<NonogramColour> colours;
};

/// Makes the puzzle: cells are blank or '#', and each line has a rule `runs`. If it has colours, it is a `coloured_nonogram`. The
/// caller fills in the names. Once `options.watch` is over, the result has no meaning.
std::expected<Puzzle, Diagnostic> make_nonogram(const NonogramClues& clues, const PuzzleOptions& options);

/// Reads numbers that blanks or commas separate. One of `signs` may follow a number as its colour. Returns an error for anything
/// else; its message is "'3m' is no run".
std::expected<RunsOfLine, Diagnostic> read_runs(std::string_view text, SourceSpan span,
                                                std::string_view signs = {});

/// Adds a colour, and returns its sign: `wanted` if it is a letter that no other colour has, or else a letter of its name or another
/// one. Returns nullopt if no letter is left.
std::optional<std::string> add_colour(std::vector<NonogramColour>& colours, std::string_view wanted,
                                      std::string_view name);

}  // namespace sator::exchange
