#pragma once

#include <optional>

#include "sator/explain/situation.hpp"
#include "sator/explain/step.hpp"

namespace sator {

constexpr std::size_t kFewRulesAgainst = 2;

/// A step by one rule of the candidate's cell, else by two, that rules the candidate out, given what is known
/// of the other cells; the one with the fewest facts. Nothing where there is none.
std::optional<Step> few_rules_against(Situation& situation, Candidate candidate);

}  // namespace sator
