#pragma once

#include "sator/formats/reader/format.hpp"

namespace sator {

/// Whether a text is meant as JSON: its first character is '{' or '['.
bool looks_like_json(std::string_view text);

/// Reads regex crosswords as regexcrossword.com writes them: a puzzle, a list of puzzles, or sets with
/// `puzzles`. A puzzle has
///
///     patternsX, patternsY   the clues of the columns, read down, and of the rows: for each line a clue, or
///     a list of none, one or
///                            two; an empty clue (or null) is none
///     hexagonal, patternsZ   true, and the third direction (see make_hexagon)
///     solutionMap            for each cell, in row order, its place in the hidden message, from 0; null:
///     none characters             what cells may hold: a string, or a list of characters; or alphabet:
///     "A-Z0-9" (see parse_alphabet) name or title, author
///
/// and whatever else, which is ignored; null is as good as absent. The cell limit holds for all puzzles of a
/// file together. After a hundred errors the rest is not read.
ReadResult read_regex_json(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kRegexJson = {
    .name = "json",
    .summary = "Regex crosswords as regexcrossword.com writes them: a puzzle, a list, or sets of puzzles.",
    .beginning = "JSON begins with '{' or '['",
    .recognises = looks_like_json,
    .read = read_regex_json,
};

}  // namespace sator
