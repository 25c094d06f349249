#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

/// Finds a contradiction that can be seen: a cell without candidates, a region without a cell for a value
/// that it requires, or a rule that conflicts with the candidates. The rules of the finding are minimal.
/// Returns nullopt if there is none.
std::optional<Finding> find_visible_conflict(SolvingState& state);

}  // namespace sator::explain
