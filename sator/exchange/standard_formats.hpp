#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/text/source/format.hpp"

namespace sator {

/// Returns the table of all formats.
std::span<const Format> standard_formats();

/// Returns the row of a format, or, if `format` is empty, the one that recognises the text; null if there is none.
const Format* recognised_format(std::string_view text, std::string_view format = {});

/// Reads the puzzles of `text`. `format` is a row's name; if it is empty, the first row that recognises the
/// text reads it. `file` is the name that errors show, and `resources` has the files that the text names. The
/// result is never empty, because a text without a puzzle is an error, too. Each error has its place, its
/// line and the file's name. Once `options.watch` is over, the result has no meaning and may be empty.
ReadResult read_puzzles(std::string text, std::string_view file, Resources& resources,
                        const PuzzleOptions& options = {}, std::string_view format = {});

/// Writes a puzzle in a format that has `write`, and lists the texts that are left out. If the format has no such puzzles, the
/// error's hint says what to do, e.g. which formats say all of this puzzle.
std::expected<WrittenPuzzle, Diagnostic> write_puzzle(const Format& format, const Puzzle& puzzle);

}  // namespace sator
