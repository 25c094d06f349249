#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

bool looks_like_ipuz(std::string_view text);

/// Reads an ipuz crossword (v1, v2): blocks, omitted cells, known letters (`value`), circles and colours, the solution and the
/// texts of clues. JSON in `ipuz(…)` is read, too. Bars are refused. A kind may also be sudoku or wordsearch; others are refused by name.
ReadResult read_ipuz(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes a crossword as ipuz v2.
std::expected<WrittenPuzzle, Diagnostic> write_ipuz(const Puzzle& puzzle);

inline constexpr Format kIpuzFormat = {
    .name = "ipuz",
    .summary = "Crosswords in ipuz, to be filled from the list words.txt; sudokus and word searches.",
    .beginning = {},
    .recognises = looks_like_ipuz,
    .read = read_ipuz,
    .example =
        "{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/crossword#1\"],\n"
        " \"dimensions\": {\"width\": 3, \"height\": 1},\n"
        " \"puzzle\": [[1, {\"cell\": 0, \"value\": \"A\"}, 0]],\n"
        " \"clues\": {\"Across\": [[1, \"It holds things\"]], \"Down\": []}}\n",
    .lost =
        "Reading: styles other than circles and colours; answers of several letters, with a remark. Bars and "
        "other "
        "kinds are refused, e.g. sudokus with cages. Writing: the word list.",
    .write = write_ipuz,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
