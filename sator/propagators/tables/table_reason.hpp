#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/literal.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/tables/tuples.hpp"

namespace sator::propagators {

/// Returns why a table of these rows forces `removal`, or, without one, conflicts: literals of the domains
/// before that remove every row with another outcome. Greedy: the reason is short, but not the shortest.
Reason table_reason(const Tuples& tuples, const std::optional<Literal>& removal, const DomainsBefore& before);

}  // namespace sator::propagators
