#pragma once

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// Fills in what follows from the assumption, value by value, until some of the rules leave nothing: `chain`
/// and `failing`. Does nothing if propagation finds no conflict. `rules` and `premises` are the step's, and
/// `fixpoint` is of these rules.
void add_implication_chain(const PuzzleContext& context, RuleFixpoint& fixpoint, Candidates premises,
                           std::span<const RuleId> rules, Assumption& assumption);

}  // namespace sator
