#pragma once

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// Tells what follows from the step's assumption, value by value, until some of its rules have no way left:
/// `chain` and `failing`. Nothing where propagation finds no conflict. `fixpoint` is of the step's rules, and
/// `premises` are the step's.
void add_implication_chain(const PuzzleContext& context, RuleFixpoint& fixpoint, Candidates premises,
                           Step& step);

}  // namespace sator
