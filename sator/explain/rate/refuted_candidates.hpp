#pragma once

#include <vector>

#include "sator/explain/deduce/solving_state.hpp"

namespace sator {

/// Returns all candidates of open cells whose assumption leads to a conflict by propagation of all rules.
/// Takes one propagation for each candidate. The result does not depend on any order.
std::vector<Candidate> refuted_candidates(const SolvingState& state);

}  // namespace sator
