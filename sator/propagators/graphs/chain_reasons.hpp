#pragma once

#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/chained_values.hpp"

namespace sator::propagators {

/// Returns the reason of a removal that follows in one step: values that neighbours do not have. Returns nullopt if it does not follow.
std::optional<Reason> reason_in_chain(const ChainedValues& chain, std::span<const Literal> removals,
                                      const DomainsBefore& before);

/// Returns the reason of a conflict, which may need several steps: runs the sweep again and goes back from the position that lost all
/// its candidates. Returns nullopt if there is no conflict.
std::optional<Reason> conflict_in_chain(const ChainedValues& chain, const DomainsBefore& before);

}  // namespace sator::propagators
