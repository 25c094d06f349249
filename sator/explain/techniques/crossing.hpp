#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::explain {

/// Finds the crossing in one cell. The result stays valid until a value is placed in a cell of one of its
/// rules.
void find_crossing_at(SolvingState& state, CellId cell, std::vector<Finding>& found);

}  // namespace sator::explain
