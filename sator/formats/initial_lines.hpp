#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// Lines read as initial drawings, and what is wrong with the other lines.
struct InitialLines {
    std::vector<Initial>
        initials;  ///< named "#k" by their place among the lines read, where there are several
    std::vector<Diagnostic> errors;  ///< with their lines, without a file
};

/// How many cells a text may be about: by its characters, blanks not counted, and by its words.
struct ValueCount {
    std::size_t characters = 0, words = 0;
};
ValueCount count_values(std::string_view line);

/// Whether some symbol is written with several characters, so that values are told apart by blanks.
bool has_long_symbols(const Alphabet& alphabet);

/// Reads a text of one puzzle a line as initial drawings of `puzzle`: the cells' values in reading order, one
/// character a cell (blanks do not count), or one word a cell where the line has as many words as the puzzle
/// cells. A cell is open where '.' stands, or '0' if that is no value. Empty lines and, if '#' is no value,
/// lines that begin with it are left out. Cost: linear in the text. `watch`: asked on the way, or null; once
/// it is over lines are left out.
InitialLines read_initial_lines(std::string_view text, const Puzzle& puzzle, LimitWatch* watch = nullptr);

/// Adds the puzzles of such a text, the content of `file`, behind the initial drawings that `puzzle` has, and
/// numbers them all anew. The error has the mistakes of all lines that cannot be read, or says that there is
/// no line at all; the other lines are added all the same. `watch`: as above.
std::optional<Diagnostic> add_initial_lines(std::string_view file, std::string_view text, Puzzle& puzzle,
                                            LimitWatch* watch = nullptr);

}  // namespace sator
