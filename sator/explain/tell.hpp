#pragma once

#include "sator/explain/finding.hpp"
#include "sator/explain/step.hpp"

namespace sator {

/// The finding as a step: with no rule and no fact too many, and all that follows from these. Once the
/// study's watch is over it is no step that may be shown.
Step told(Situation& situation, const Finding& finding);

/// Premises as a list, cell by cell: how `facts` differ from the ranges.
std::vector<Fact> facts_of(const Knowledge& knowledge, const Candidates& facts);

}  // namespace sator
