#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/repair/new_rules.hpp"

namespace sator::explain {

/// Proposes more rules of the kinds that the puzzle has. A sum, a product, a number of visible towers or the
/// runs of a nonogram is proposed for each line or region without one, with the numbers that one of
/// `solutions` has there. A relation of two neighbours, e.g. a sign between them, is proposed for other
/// neighbours.
std::vector<RuleProposal> similar_rules(const Registry& registry, RuleContext& context,
                                        std::span<const std::vector<Value>> solutions);

}  // namespace sator::explain
