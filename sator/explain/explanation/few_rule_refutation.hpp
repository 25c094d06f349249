#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

constexpr std::size_t kFewRefutingRules = 2;

/// Returns a step that removes the candidate by one rule of its cell, or else by two rules, given the
/// candidates of the other cells; the step with the fewest premises. Returns nullopt if there is none.
std::optional<Step> few_rule_refutation(SolvingState& state, Candidate candidate);

}  // namespace sator::explain
