#pragma once

#include <vector>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator {

/// What people start from when they tell the finding, before any premise is given up: of locked candidates, what
/// is known of the first region's cells beyond the second; of a naked subset, its cells.
Candidates starting_premises(const SolvingState& state, const Finding& finding);

/// The rules that it is told by. A naked single is told by the regions that rule the other values out, but
/// for those that steps have ruled out.
std::vector<RuleId> starting_rules(const SolvingState& state, const Finding& finding,
                                   const Candidates& premises);

}  // namespace sator
