#pragma once

#include <functional>

#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// Divides the grid into cages that grow at random: each takes cells beside it up to a size from `least` to `most`, as long as `allows`
/// agrees. Single cells that are left go to a neighbouring cage if that is allowed.
Partition random_cages(const Grid& grid, std::size_t least, std::size_t most,
                       const std::function<bool(const Slot&)>& allows, RandomSource& random);

}  // namespace sator::create
