#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

/// Returns the pairs of a rule's cells that may be swapped: exchanging their values never changes whether the
/// rule holds. `ranges`: the values of each cell. Returns none for rules with more than `kMaxSwappedFillings`
/// fillings.
std::vector<std::pair<CellId, CellId>> swappable_cells(const Rule& rule, const Candidates& ranges);

}  // namespace sator::explain
