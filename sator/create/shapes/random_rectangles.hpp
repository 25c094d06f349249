#pragma once

#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// Divides a square grid into rectangles of `least` to `most` cells, as far as that is possible: cuts the grid, and each piece that is too
/// large, in two at a random place.
Partition random_rectangles(const Grid& grid, std::size_t least, std::size_t most, RandomSource& random);

}  // namespace sator::create
