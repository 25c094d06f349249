#pragma once

#include <memory>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/propagators/sums/sum_system.hpp"

namespace sator::propagators {

/// Returns an endgame for models of sums, all-different groups and orders only: it lists the solutions below
/// a node without propagation, and gets the last cell of each sum by subtraction. Returns null if `model` has
/// any other constraint, or if `watch` is over.
std::unique_ptr<Endgame> make_sum_endgame(const Model& model, LimitWatch& watch);

}  // namespace sator::propagators
