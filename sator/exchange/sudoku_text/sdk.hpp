#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is a sudoku with a line for each row: 4, 6 or 9 rows, perhaps with lines between the boxes and a head of
/// lines that begin with '#'.
bool looks_like_sdk(std::string_view text);

/// Reads such a sudoku. In the head, #A is the author, #D the title, #S and #U the source, #L the difficulty; other letters are comments. A part
/// [State] has what somebody filled in, which is not read.
ReadResult read_sdk(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

std::expected<WrittenPuzzle, Diagnostic> write_sdk(const Puzzle& puzzle);

inline constexpr Format kSdk = {
    .name = "sdk",
    .summary =
        "A sudoku with a line for each row, as in .sdk and .ss files and in forums; lines may divide its "
        "boxes.",
    .beginning = "a sudoku may have a line for each row: 9 lines of 9 characters",
    .recognises = looks_like_sdk,
    .read = read_sdk,
    .example = "#A Me\n#D Four by four\n1...\n..3.\n4...\n..2.\n",
    .lost =
        "Reading: comments, and what somebody filled in. Writing: all rules but those of a sudoku with its "
        "usual boxes, and the "
        "text of the rules.",
    .write = write_sdk,
    .written_texts = {.title = true, .author = true, .source = true, .difficulty = true},
};

}  // namespace sator::exchange
