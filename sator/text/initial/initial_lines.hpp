#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// The lines that were read as initial drawings, and the errors of the other lines.
struct InitialLines {
    std::vector<Initial> initials;   ///< if there are several, named "#1", "#2", … in their order
    std::vector<Diagnostic> errors;  ///< with their lines, without a file
};

/// The number of values in a line, if a value is a character (blanks do not count) or if it is a word.
struct ValueCount {
    std::size_t characters = 0, words = 0;
};
ValueCount count_values(std::string_view line);

/// Returns whether a symbol has several characters, so that blanks must separate the values of a line.
bool has_long_symbols(const Alphabet& alphabet);

/// Reads a text with one puzzle a line as initial drawings of `puzzle`. A line has the values of the cells in
/// reading order: one word a cell if the line has as many words as the puzzle has cells, else one character a
/// cell (blanks do not count). '.' is an open cell, and so is '0' if it is no value. Skips empty lines and,
/// if '#' is no value, lines that begin with '#'. Takes linear time. `watch` may be null; once it is over,
/// the other lines are not read.
InitialLines read_initial_lines(std::string_view text, const Puzzle& puzzle, LimitWatch* watch = nullptr);

/// Appends the puzzles of such a text, the content of `file`, to the initial drawings of `puzzle`, and
/// numbers all of them. If lines cannot be read, or if there is none, fails with their errors; the other lines
/// are added anyway. `watch` may be null.
std::expected<void, Diagnostic> add_initial_lines(std::string_view file, std::string_view text,
                                                  Puzzle& puzzle, LimitWatch* watch = nullptr);

}  // namespace sator::text
