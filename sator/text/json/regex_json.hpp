#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/source/format.hpp"

namespace sator::text {

/// Returns whether the first character of the text, apart from blanks, is '{' or '['.
bool looks_like_json(std::string_view text);

/// Reads one puzzle of a JSON text.
using JsonPuzzleReader = std::expected<Puzzle, Diagnostic> (*)(const JsonValue& value, const SourceFile& file,
                                                               const PuzzleOptions& options);

/// Reads each puzzle of a JSON text: one object, a list of objects, or sets with `puzzles`. The cell limit is for all puzzles of a
/// file together. After a hundred errors the rest of the file is not read. `fields` says in a hint what a puzzle has.
ReadResult read_json_puzzles(const SourceFile& file, const PuzzleOptions& options, JsonPuzzleReader read,
                             std::string_view fields);

/// Reads regex crosswords as regexcrossword.com writes them: a puzzle, a list of puzzles, or sets with
/// `puzzles`. A puzzle has these fields:
///
///     patternsX, patternsY   the clues of the columns, read down, and of the rows: for each line
///                            a clue or a list of up to two; "" and null are no clue
///     hexagonal, patternsZ   true, and the third direction (see make_hexagon)
///     solutionMap            for each cell, in row order, its place in the hidden message from 0,
///                            or null
///     characters             the values of cells: a string, or a list of characters
///     alphabet               the same as "A-Z0-9" (see parse_alphabet)
///     title or name, author
///
/// Other fields are ignored, and null is the same as no field.
ReadResult read_regex_json(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kRegexJson = {
    .name = "json",
    .summary = "Regex crosswords as regexcrossword.com writes them: a puzzle, a list, or sets of puzzles.",
    .beginning = "JSON begins with '{' or '['",
    .recognises = looks_like_json,
    .read = read_regex_json,
    .example =
        "{\"title\": \"Beatles\", \"patternsX\": [[\"[^SPEAK]+\", \"\"], [\"EP|IP|EF\", \"\"]],\n"
        " \"patternsY\": [[\"HE|LL|O+\", \"\"], [\"[PLEASE]+\", \"\"]]}\n",
    .holds_many = true,
    .written_texts = {.title = true, .author = true},
};

}  // namespace sator::text
