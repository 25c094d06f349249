#pragma once

// Judges a propagator's signature against the definition of its constraint: positions with the same roles in
// the same pieces must be interchangeable.

#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "sator/engine/model/propagator.hpp"
#include "tests/judges/walk_space.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Returns the first fault found in `rounds` rounds, in words, or an empty string.
std::string signature_fault(const Propagator& propagator,
                            const std::function<bool(std::span<const Value>)>& holds, const WalkSpace& space,
                            std::size_t rounds, unsigned seed);

}  // namespace sator::tests
