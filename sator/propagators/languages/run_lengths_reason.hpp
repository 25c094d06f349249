#pragma once

#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/languages/run_automaton.hpp"

namespace sator::propagators {

/// Returns the reason why a line with these runs of `on` loses the values of `removals`, or, if there are
/// none, why it has no solution. All removals must be of the form "position ≠ value". Returns nullopt if they
/// do not follow from the positions taken separately, e.g. because a variable occurs at several positions.
std::optional<Reason> run_lengths_reason(const RunAutomaton& states, Value on,
                                         std::span<const Literal> removals, const DomainsBefore& before);

}  // namespace sator::propagators
