#pragma once

#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

/// Finds a candidate among these that fails because each value that it leaves to some other cell conflicts by
/// propagation. Prefers the cell with the fewest values to try. The rules of the finding are minimal. Returns
/// nullopt if there is no such candidate.
std::optional<Finding> find_split_trial(const SolvingState& state, std::span<const Candidate> candidates);

}  // namespace sator::explain
