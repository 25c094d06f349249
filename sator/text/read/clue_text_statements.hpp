#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads the texts of numbered clues: `clue across 1 "…"`, or `clue across` with a number and a text on each indented line
/// below it.
void read_clue_texts(std::span<const Statement> statements, PuzzleDraft& draft);

}  // namespace sator::text
