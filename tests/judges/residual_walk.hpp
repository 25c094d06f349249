#pragma once

// Judges what a propagator says for counting against the plain meaning of its constraint, over small domains.
// Where two fixpoints have the same open variables with the same candidates and equal residuals, the same
// choices satisfy the constraint; and cells' values that `refine_value_classes` leaves alike may change places in all
// open cells.

#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "sator/engine/model/propagator.hpp"
#include "tests/judges/walk_space.hpp"

namespace sator {

/// What so many rounds have found.
struct ResidualFaults {
    std::string first;         ///< in words; empty where there is none
    std::size_t repeated = 0;  ///< how often a residual was met again
};

ResidualFaults residual_faults(const Propagator& propagator,
                               const std::function<bool(std::span<const Value>)>& holds,
                               const WalkSpace& space, std::size_t rounds, unsigned seed);

}  // namespace sator
