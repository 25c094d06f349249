#pragma once

#include <span>

#include "sator/formats/puzzle_draft.hpp"

namespace sator {

/// Gives the cells their values and the puzzle its alphabet, all the values that some cell may hold. A
/// `range` without a drawing is for every cell; a cell with several ranges holds what they have in common, in
/// the order of the last. A puzzle without `range` whose rules are regular expressions has the alphabet of
/// the options, else `stated`, else A to Z and what its clues mention. Otherwise cells without a range are
/// refused.
void read_ranges(std::span<const Statement> statements, const std::optional<CodePointSet>& stated,
                 PuzzleDraft& draft);

}  // namespace sator
