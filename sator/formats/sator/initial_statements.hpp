#pragma once

#include <span>

#include "sator/formats/sator/puzzle_draft.hpp"

namespace sator {

/// Adds a puzzle's `initial` drawings, each a puzzle of its own over the same rules, named "#1", "#2", …
/// where there are several. Refuses drawings that do not fit in exactly one place, and values that their
/// cells cannot hold.
void read_initials(std::span<const Statement> statements, PuzzleDraft& draft);

}  // namespace sator
