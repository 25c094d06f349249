#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

/// Finds refutations by propagation that need any number of rules.
void find_trials(SolvingState& state, std::vector<Finding>& found);

/// The technique of a refutation by propagation that needs this number of rules.
Technique technique_of_conflict(std::size_t rules);

}  // namespace sator::explain
