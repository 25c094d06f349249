#pragma once

#include <optional>

#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

constexpr std::size_t kFewRefutingRules = 2;

/// A step by one rule of the candidate's cell, else by two, that rules the candidate out, given what is known
/// of the other cells; the one with the fewest premises. Nothing where there is none.
std::optional<Step> few_rule_refutation(SolvingState& state, Candidate candidate);

}  // namespace sator
