#pragma once

#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"
#include "sator/propagators/counts/count_difference.hpp"

namespace sator::explain {

class Query;

/// The cells of the window's propagator: inside, outside, watching.
std::vector<CellId> scope_of(const CountWindow& window);

/// Returns the propagator that knows the window's count and its groups. The window must have at most
/// `CountDifference::kMaxPositions` cells.
propagators::CountDifference difference_of(Query& query, const CountWindow& window);

/// Returns the fixpoint of that propagator alone.
std::unique_ptr<RuleFixpoint> count_fixpoint(Query& query, const CountWindow& window);

}  // namespace sator::explain
