#pragma once

#include <optional>
#include <span>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator {

/// Of these candidates, one that fails because each value that it leaves to some other cell conflicts by
/// propagation: that with the fewest values to try. With no rule too many.
std::optional<Finding> find_split_trial(const SolvingState& state, std::span<const Candidate> candidates);

}  // namespace sator
