#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads `title`, `author`, `source`, `rules`, `difficulty` and `link` (prose, or a quoted text), and `words`, the puzzle's own word list.
void read_metadata(std::span<const Statement> statements, PuzzleDraft& draft);

/// Reads `message`: a drawing of the cells that spell the hidden message, in order.
void read_message(std::span<const Statement> statements, PuzzleDraft& draft);

}  // namespace sator::text
