#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text has the lines `rows` and `columns` and one that begins with `width` or `height`.
bool looks_like_non(std::string_view text);

/// Reads a nonogram in Steve Simpson's `.non` format, which has `width N` and `height N`, and after `rows`
/// and `columns` the runs of each line, with commas or blanks between them. 0 is a line without runs, and
/// '-', which is our addition, a line without a clue; if no line has a clue, the list may be empty. `title`
/// and `by` are the title and the author; `catalogue`, `copyright` and `license` make the source; other
/// keywords are ignored. Cells are blank or '#', and each line with a clue has a rule `runs`. We follow the
/// description at Steve Simpson's nonogram solver and the files of nonogram-db.
ReadResult read_non(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kNon = {
    .name = "non",
    .summary = "Nonograms in Steve Simpson's .non format.",
    .beginning = "a nonogram (.non) has 'width', 'height', 'rows' and 'columns'",
    .recognises = looks_like_non,
    .read = read_non,
    .example = "width 3\nheight 2\nrows\n1,1\n3\ncolumns\n2\n1\n2\n",
    .lost = "Reading: keywords other than title, by, catalogue, copyright and license.",
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
