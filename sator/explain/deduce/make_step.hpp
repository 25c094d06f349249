#pragma once

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// The finding as a step: with no rule and no premise too many, and all that follows from these. Once the
/// context's watch is over it is no step that may be shown.
Step make_step(SolvingState& state, const Finding& finding);

/// Premises as a list, cell by cell: how `premises` differ from the ranges.
std::vector<StepPremise> premises_of(const Knowledge& knowledge, const Candidates& premises);

}  // namespace sator
