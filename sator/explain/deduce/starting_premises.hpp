#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

/// Returns the premises that people would start from, before they are minimised. For locked candidates these
/// are the first region's cells outside the second; for a naked subset its cells; for other techniques all
/// cells.
Candidates starting_premises(const SolvingState& state, const Finding& finding);

/// Returns the rules that explain the finding. For a naked single these are the regions that rule out the
/// other values, except for values that steps have already ruled out.
std::vector<RuleId> starting_rules(const SolvingState& state, const Finding& finding,
                                   const Candidates& premises);

}  // namespace sator::explain
