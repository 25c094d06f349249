#pragma once

#include <vector>

#include "sator/explain/deduce/solving_state.hpp"

namespace sator {

/// All candidates of open cells that, once assumed, lead to a conflict by propagation of all rules. One
/// propagation a candidate. Which they are depends on no order.
std::vector<Candidate> refuted_candidates(const SolvingState& state);

}  // namespace sator
