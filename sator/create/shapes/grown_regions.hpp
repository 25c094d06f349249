#pragma once

#include <optional>
#include <span>

#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// Divides the grid into one region around each of these groups of cells. The cells of a group are connected by a path that avoids the
/// other groups; then the regions grow at random until no cell is free. Returns nullopt if there is no such path.
std::optional<Partition> grown_regions(const Grid& grid, std::span<const Slot> groups, RandomSource& random);

}  // namespace sator::create
