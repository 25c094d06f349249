#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// The givens as the engine takes them: cells that a question fixes.
std::vector<FixedCell> fixed_cells(std::span<const Given> givens);

}  // namespace sator::rules
