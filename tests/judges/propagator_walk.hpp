#pragma once

// Judges one propagator against the definition of its constraint (ConstraintDefinition), over small domains.
// Checks soundness, the claimed strength, idempotence, monotonicity, what `Entailed` and `Conflict` promise,
// runs after small changes and after backtracking, independence of the memo, that each reason is true and
// sufficient, and what residual_walk.hpp and signature_walk.hpp judge.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "sator/engine/model/propagator.hpp"
#include "tests/judges/walk_space.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Returns whether one value for each position of the scope satisfies the constraint.
using ConstraintDefinition = std::function<bool(std::span<const Value>)>;

/// What a propagator claims to prune.
enum class Strength : std::uint8_t {
    Gac,       ///< every value left has a support, if no variable occurs twice
    Bounds,    ///< every least and greatest value left has a support within the hulls of the domains, if no
               ///< variable occurs twice
    Checking,  ///< complete assignments are accepted or rejected correctly
};

/// Tests random domains within `space`. Returns the first fault in words, or an empty string.
std::string walk_in(const WalkSpace& space, const Propagator& propagator, const ConstraintDefinition& holds,
                    Strength strength, std::size_t rounds = 200, unsigned seed = 1);

/// Tests `positions` cells with the values 0 … values - 1, then the same scope with its first cell at its end
/// too, then one cell at every position.
std::string walk(std::size_t positions, std::size_t values, const Propagator& propagator,
                 const ConstraintDefinition& holds, Strength strength, std::size_t rounds = 200);

}  // namespace sator::tests
