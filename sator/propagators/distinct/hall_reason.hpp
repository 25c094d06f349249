#pragma once

#include <optional>
#include <span>

#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator {

/// Why `removals` follow, or, without any, a conflict, where each value occurs at most as often as its bounds
/// allow: positions that have no values but a set of them, which they use up. Nothing where such sets do not
/// suffice. For domains of kind `Bits` with one word.
std::optional<Reason> hall_reason(std::span<const OccurrenceBounds> bounds, std::span<const Literal> removals,
                                  const DomainsBefore& before);

}  // namespace sator
