#pragma once

// Judges one propagator against the plain meaning of its constraint, over small domains. Checked are
// soundness, the claimed strength, idempotence, monotonicity, what `Entailed` and `Conflict` promise, runs
// after small changes and after backtracking, which must not depend on what a memo holds, that each reason
// suffices and is true, and what residual_walk.hpp and signature_walk.hpp judge.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "sator/engine/model/propagator.hpp"
#include "tests/judges/walk_space.hpp"

namespace sator {

/// Whether one value for each position of the scope satisfies the constraint.
using PlainMeaning = std::function<bool(std::span<const Value>)>;

/// What a propagator claims to prune.
enum class Strength : std::uint8_t {
    Gac,     ///< every value left has a support, where no variable stands twice
    Bounds,  ///< every least and greatest value left has a support within the hulls of the domains, where no
             ///< variable stands twice
    Checking,  ///< fixed scopes are told apart
};

/// Walks over random domains within `space`. Answers the first fault in words, or nothing.
std::string walk_in(const WalkSpace& space, const Propagator& propagator, const PlainMeaning& holds,
                    Strength strength, std::size_t rounds = 200, unsigned seed = 1);

/// Walks over `positions` cells with the values 0 … values - 1, then over the same scope with its first cell
/// at its end too, then with one cell at every position.
std::string walk(std::size_t positions, std::size_t values, const Propagator& propagator,
                 const PlainMeaning& holds, Strength strength, std::size_t rounds = 200);

}  // namespace sator
