#pragma once

#include <optional>
#include <span>

#include "sator/formats/sator/cell_range_builder.hpp"
#include "sator/formats/sator/puzzle_draft.hpp"

namespace sator {

/// Gives the cells their values and the puzzle its alphabet, all the values that some cell may hold. A
/// `range` without a drawing is for every cell; a cell with several ranges holds what they have in common, in
/// the order of the last. A puzzle without `range` whose rules are regular expressions has the alphabet of
/// the options, else `stated`, else A to Z and what its clues mention. Otherwise cells without a range are
/// refused.
void read_ranges(std::span<const Statement> statements, const std::optional<CodePointSet>& stated,
                 PuzzleDraft& draft);

/// What is wrong with the cells of a fault, at the place of the first.
Diagnostic range_error(const CellRangeBuilder::Fault& fault, SourceSpan span);

/// Gives a puzzle without ranges the alphabet of its regular expressions (see read_ranges); false where it
/// has none.
bool set_clue_alphabet(const std::optional<CodePointSet>& stated, const PuzzleOptions& options,
                       Puzzle& puzzle);

}  // namespace sator
