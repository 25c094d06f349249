#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Makes a step of the finding: no premise can be left out, and everything that follows from the rules and
/// premises is concluded. Rules are minimised by the technique, or here for a naked single. The result must
/// not be shown if a limit was reached (the context's watch is over).
Step make_step(SolvingState& state, const Finding& finding);

/// Returns the premises as a list, cell by cell: how `premises` differ from the ranges.
std::vector<StepPremise> premises_of(const Knowledge& knowledge, const Candidates& premises);

}  // namespace sator::explain
