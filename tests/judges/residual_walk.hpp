#pragma once

// Judges `residual` and `refine_value_classes` of a propagator against the definition of its constraint, over
// small domains. If two fixpoints have the same open variables with the same candidates and equal residuals,
// the same choices must satisfy the constraint. Values that `refine_value_classes` leaves in one class must
// be interchangeable in all open cells.

#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "sator/engine/model/propagator.hpp"
#include "tests/judges/walk_space.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// The faults found in all rounds.
struct ResidualFaults {
    std::string first;         ///< in words; empty if there is none
    std::size_t repeated = 0;  ///< how often a residual occurred again
};

ResidualFaults residual_faults(const Propagator& propagator,
                               const std::function<bool(std::span<const Value>)>& holds,
                               const WalkSpace& space, std::size_t rounds, unsigned seed);

}  // namespace sator::tests
