#pragma once

#include <memory>

#include "sator/engine/search/endgame.hpp"
#include "sator/propagators/sums/sum_system.hpp"

namespace sator {

/// Lists the solutions below a node where all that is demanded are cells that differ, sums of them, and
/// orders: tries values without propagation, the last cell of each sum by subtraction. Null where `model`
/// demands anything else, or once `watch` is over.
std::unique_ptr<Endgame> make_sum_endgame(const Model& model, LimitWatch& watch);

}  // namespace sator
