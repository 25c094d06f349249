#pragma once

#include <memory>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

/// Returns the rule that the slot of `rule` does not match its clue. If `beside` is another clue on the same
/// slot and one automaton can follow both, the returned rule also demands that the slot matches that clue.
/// Returns null if `rule` is not a clue, if its dialect cannot express the negation, or if the automaton is
/// too large.
std::unique_ptr<const Rule> negated_clue(const Rule& rule, const Rule& beside, RuleContext& context);

}  // namespace sator::explain
