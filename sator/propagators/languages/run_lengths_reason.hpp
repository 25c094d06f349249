#pragma once

#include <optional>
#include <span>

#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/languages/run_automaton.hpp"

namespace sator {

/// Why a line of these runs of `on` loses the values of `removals`, which say what their positions are not;
/// without any, why no line is left. Nothing where that does not follow from each position by itself.
std::optional<Reason> run_lengths_reason(const RunAutomaton& states, Value on,
                                         std::span<const Literal> removals, const DomainsBefore& before);

}  // namespace sator
