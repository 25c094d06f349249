#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Writes sequences as read_places reads them: "rows; columns; boxes 3x3", "R1C1..R1C4 R2C4; row 3". `regions` are those that
/// the puzzle draws. Returns an empty text if a sequence has no cells, or a label that no place has.
std::string places_text(const Grid& grid, std::span<const Sequence> regions,
                        std::span<const Sequence> sequences);

}  // namespace sator::text
