#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/clue_lists.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Makes the grid of a puzzle from its `layout` statement, which has a drawing or a size (`5x10`: columns and
/// rows; `hexagon 4 5 6`: X, Y and Z lines). Without one, uses the grid of the imported puzzle, or else the
/// numbers of lines in the lists of clues. Returns whether there is a grid now.
bool read_layout(std::span<const Statement> statements, std::span<const ClueBlock> blocks,
                 PuzzleDraft& draft);

}  // namespace sator::text
