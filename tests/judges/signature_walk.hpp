#pragma once

// Judges a propagator's outline against the plain meaning of its constraint: positions that have the same
// roles in the same pieces may change places.

#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "sator/engine/model/propagator.hpp"
#include "tests/judges/walk_space.hpp"

namespace sator {

/// The first fault found in so many rounds, in words; empty where there is none.
std::string signature_fault(const Propagator& propagator,
                            const std::function<bool(std::span<const Value>)>& holds, const WalkSpace& space,
                            std::size_t rounds, unsigned seed);

}  // namespace sator
