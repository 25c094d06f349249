#pragma once

#include <optional>

#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/tables/tuples.hpp"

namespace sator {

/// Why a table of these rows forces `removal`, or, without one, conflicts: literals of the domains before
/// that take out every row that would say otherwise. Greedy: short, not the shortest.
Reason table_reason(const Tuples& tuples, const std::optional<Literal>& removal, const DomainsBefore& before);

}  // namespace sator
