#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads the statements `given_sign SIGN VALUE, up VALUE, left left VALUE`: what a sign says in drawings of known values, of its
/// cell and of cells near it. Ranges are known.
void read_signs(std::span<const Statement> statements, PuzzleDraft& draft);

}  // namespace sator::text
