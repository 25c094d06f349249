#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/distinct/differing_cells.hpp"
#include "sator/propagators/equations/linear_equation.hpp"

namespace sator::propagators {

/// Estimates how much an equation prunes: for each clique, how far its sum can vary less how far the constant
/// is from the nearer end of what the whole can sum up to, added. Positive: on average a clique's sum can vary
/// more than the constant allows, so that its bounds prune. The greatest int64 if there is no solution.
std::int64_t tightness(const Model& model, const LinearEquation& equation, const DifferingCells& differing);

}  // namespace sator::propagators
