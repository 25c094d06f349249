#pragma once

#include <string>

#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/group_names.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// Returns the name of a sequence for people (see GroupNames::of): "row 3", "R1C1–R2C1". A reversed line is "row 3 from the
/// right" if the direction matters.
std::string sequence_name(const Grid& grid, const Sequence& sequence,
                          ReadingDirection direction = ReadingDirection::Matters);

}  // namespace sator
