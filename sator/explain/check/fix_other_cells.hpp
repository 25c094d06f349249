#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::explain {

/// Fixes every cell that is not one of `own`, to its least value: a question about `own` alone need not
/// search the others. `own` is sorted.
std::vector<FixedCell> fix_other_cells(const Model& model, std::span<const CellId> own);

}  // namespace sator::explain
