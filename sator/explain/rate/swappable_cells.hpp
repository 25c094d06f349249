#pragma once

#include <utility>
#include <vector>

#include "sator/explain/deduce/candidates.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

/// Pairs of a rule's cells that may change places: whatever stands in all of its cells, it holds as well when
/// the two are exchanged. `ranges`: what each cell may hold. None of rules with very many fillings.
std::vector<std::pair<CellId, CellId>> swappable_cells(const Rule& rule, const Candidates& ranges);

}  // namespace sator
