#pragma once

#include <vector>

#include "sator/explain/finding.hpp"
#include "sator/explain/study.hpp"

namespace sator {

/// As few of all the puzzle's rules as the claim follows from, proven: no smaller set does. `rules` are
/// enough for it. An assumption may be refuted by propagation; a set of rules from which the claim follows
/// only by a search does not count. Nothing is proven once the study's watch is over.
std::vector<RuleId> smallest_rules(const Study& study, std::vector<RuleId> rules, const Candidates& facts,
                                   Claim claim);

}  // namespace sator
