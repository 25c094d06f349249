#pragma once

#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/cell_range_builder.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads the `range` statements: sets the values of the cells, and the alphabet, which has all values of all
/// cells. A `range` without a drawing is for every cell. A cell with several ranges has their common values,
/// in the order of the last range. If there is no `range` and the puzzle has regular expressions, the
/// alphabet is that of the options, else `stated`, else A to Z and the characters that its clues mention.
/// Otherwise cells without a range are errors.
void read_ranges(std::span<const Statement> statements, const std::optional<CodePointSet>& stated,
                 PuzzleDraft& draft);

/// Explains why the cells of a fault have no values. `span` is the place of the first cell.
Diagnostic range_error(const CellRangeBuilder::Fault& fault, SourceSpan span);

/// Sets the alphabet of a puzzle without ranges from its regular expressions (see read_ranges). Returns false
/// if it has none.
bool set_clue_alphabet(const std::optional<CodePointSet>& stated, const PuzzleOptions& options,
                       Puzzle& puzzle);

}  // namespace sator::text
