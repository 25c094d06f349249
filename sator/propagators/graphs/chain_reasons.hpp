#pragma once

#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/chained_values.hpp"

namespace sator::propagators {

/// Returns why a removal followed in one step: values that neighbours do not have. nullopt if it did not.
std::optional<Reason> reason_in_chain(const ChainedValues& chain, std::span<const Literal> removals,
                                      const DomainsBefore& before);

/// Returns why the candidates conflict, although each step follows only from those before it: runs the steps again and goes back from
/// the position that lost all its candidates. nullopt if they do not conflict.
std::optional<Reason> conflict_in_chain(const ChainedValues& chain, const DomainsBefore& before);

}  // namespace sator::propagators
