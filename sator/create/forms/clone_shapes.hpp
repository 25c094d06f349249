#pragma once

#include <utility>

#include "sator/create/clues/puzzle_plan.hpp"

namespace sator::create {

/// Returns pairs of groups of at least three connected cells, the second one the first one moved, that hold the same values cell by
/// cell. No cell is in two groups.
std::vector<std::pair<Slot, Slot>> clone_shapes(const Plan& plan, RandomSource& random);

}  // namespace sator::create
