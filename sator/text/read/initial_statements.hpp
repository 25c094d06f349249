#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads the statements `given_sign`. Ranges are known.
void read_signs(std::span<const Statement> statements, PuzzleDraft& draft);

/// Reads the `initial` drawings. Each is a puzzle of its own with the same rules; several are named "#1",
/// "#2", … Refuses drawings that do not fit in exactly one place, and values that their cells cannot have.
void read_initials(std::span<const Statement> statements, PuzzleDraft& draft);

/// Reads `solution`: a drawing of the whole grid with a value in each cell.
void read_solution(std::span<const Statement> statements, PuzzleDraft& draft);

}  // namespace sator::text
