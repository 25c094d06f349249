#pragma once

#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/languages/run_automaton.hpp"
#include "sator/propagators/languages/run_chain.hpp"

namespace sator::propagators {

/// Returns the reason why RunStarts makes `removals`, or, if there are none, why it has no solution. Returns nullopt if
/// they do not follow.
std::optional<Reason> run_starts_reason(const RunAutomaton& states, const RunChain& chain, Value on,
                                        std::span<const Literal> removals, const DomainsBefore& before);

}  // namespace sator::propagators
