#pragma once

#include <vector>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator {

/// As few of all the puzzle's rules as the claim follows from, proven: no smaller set does. `rules` are
/// enough for it. An assumption may be refuted by propagation; a set of rules from which the claim follows
/// only by a search does not count. Nothing is proven once the context's watch is over.
std::vector<RuleId> smallest_rule_set(const PuzzleContext& context, std::vector<RuleId> rules,
                                      const Candidates& premises, Claim claim);

}  // namespace sator
