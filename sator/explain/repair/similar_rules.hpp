#pragma once

#include <span>
#include <vector>

#include "sator/explain/repair/new_rules.hpp"

namespace sator {

/// Rules like those that the puzzle has, where it could have more of them: a sum, a product, a number of
/// towers seen or the runs of a nonogram, for a line or a region without one, as one of `solutions` has it; a
/// relation of two neighbours, such as a sign between them, for other two.
std::vector<RuleProposal> similar_rules(const Registry& registry, RuleContext& context,
                                        std::span<const std::vector<Value>> solutions);

}  // namespace sator
