#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads `liars NUMBER [per row|column|box|region]` and the clues below it, each a whole rule on an indented line: its name, its
/// arguments and its places. Each place is a clue of its own. Adds one rule for all clues, or, with `per`, one for those clues
/// whose first cell is in the same row, column, box or region.
void read_liars(const Statement& statement, PuzzleDraft& draft);

/// Reads `any_of` and the alternatives below it, each a whole rule on an indented line. A line that begins with `and` belongs to the
/// alternative above it.
void read_any_of(const Statement& statement, PuzzleDraft& draft);

}  // namespace sator::text
