#pragma once

#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator::propagators {

/// Returns the reason of `removals`, or of the conflict if there are none, if each value occurs at most as
/// often as its bounds allow. The reason is a Hall set: positions whose candidates are a set of values that
/// they use up. Returns nullopt if Hall sets do not suffice. The domains must be of kind `Bits` with one
/// word.
std::optional<Reason> hall_reason(std::span<const OccurrenceBounds> bounds, std::span<const Literal> removals,
                                  const DomainsBefore& before);

}  // namespace sator::propagators
