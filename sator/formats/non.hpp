#pragma once

#include "sator/formats/reader/format.hpp"

namespace sator {

/// Whether the text has lines `rows` and `columns` and one that begins with `width` or `height`.
bool looks_like_non(std::string_view text);

/// Reads a nonogram in Steve Simpson's `.non` format: `width N` and `height N`; below `rows` and below
/// `columns` the runs of each line, commas or blanks between them, 0 for an empty line, '-' for a missing
/// clue (ours), or nothing where all are missing; `title`, `by`, and `catalogue`, `copyright` and `license`,
/// which become the source; whatever else is ignored. Cells are blank or '#', and each line with a clue has a
/// rule `runs`. Source: the format's description at Steve Simpson's nonogram solver, and the files of
/// nonogram-db.
ReadResult read_non(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kNon = {
    .name = "non",
    .summary = "Nonograms in Steve Simpson's .non format.",
    .beginning = "a nonogram (.non) has 'width', 'height', 'rows' and 'columns'",
    .recognises = looks_like_non,
    .read = read_non,
};

}  // namespace sator
