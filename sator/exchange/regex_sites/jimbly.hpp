#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is a link with `?puzzle=`, or JSON whose fields are `x`, `y` and `z`.
bool looks_like_jimbly(std::string_view text);

/// Reads a regular hexagon as Jimbly's page and Regexle write it: `size` or `diameter`, `name`, `author`, and the clues of the
/// lines in `x`, `y` and `z`. Rows (y) are read from left to right, x lines from the bottom, z lines from the top. A link of
/// the page has the same JSON in base64 after `?puzzle=`.
ReadResult read_jimbly(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes the link. Returns an error without a place if the grid is no regular hexagon. A clue that is read in the other
/// direction, a second clue of a line, and an alphabet that the clues do not mention are lost.
std::expected<WrittenPuzzle, Diagnostic> write_jimbly(const Puzzle& puzzle);
/// Writes the JSON.
std::expected<WrittenPuzzle, Diagnostic> write_jimbly_json(const Puzzle& puzzle);

inline constexpr Format kJimbly = {
    .name = "jimbly",
    .summary = "Hexagonal regex crosswords: links and JSON of Jimbly's page, and the JSON of Regexle.",
    .beginning = {},
    .recognises = looks_like_jimbly,
    .read = read_jimbly,
    .example =
        "{\"size\": 3, \"name\": \"Ones\", \"author\": \"\",\n \"x\": [\"A+\", \"A+\", \"A+\"], \"y\": "
        "[\"A+\", \"A+\", "
        "\"A+\"], \"z\": [\"A+\", \"A+\", \"A+\"]}\n",
    .lost =
        "Writing: a clue with a reference or a lookaround that is read from the other end of its line, a "
        "second clue of a line, "
        "and an alphabet other than A to Z and what the clues mention.",
    .write = write_jimbly,
    .written_texts = {.title = true, .author = true},
};

}  // namespace sator::exchange
