#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/query.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Fills `chain`, the values that follow from the assumption on the way to its conflict, and `failing`, the
/// rules that then leave nothing. Does nothing if propagation finds no conflict. `rules` and `premises` are
/// the step's, and `fixpoint` is that of these rules.
void add_implication_chain(Query& query, RuleFixpoint& fixpoint, Candidates premises,
                           std::span<const RuleId> rules, Assumption& assumption);

}  // namespace sator::explain
