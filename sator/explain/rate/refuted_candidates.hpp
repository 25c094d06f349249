#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

/// Returns all candidates of open cells whose assumption leads to a conflict by propagation of all rules.
/// Takes one propagation for each candidate. The result does not depend on any order.
std::vector<Candidate> refuted_candidates(const SolvingState& state);

}  // namespace sator::explain
