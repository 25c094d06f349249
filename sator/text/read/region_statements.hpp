#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads the `regions` statement: a drawing in which each letter marks the cells of one region. Places name them `regions`
/// and `region a`. The layout must be known.
void read_regions(std::span<const Statement> statements, PuzzleDraft& draft);

}  // namespace sator::text
