#pragma once

#include <span>

#include "sator/engine/model/propagator.hpp"
#include "sator/models/lowered_model.hpp"

namespace sator::models {

/// Adds a constraint whose one decision diagram would be large, in parts of its own: rows of which one is chosen, counts of each
/// value, pairs of lines that are compared, sums digit by digit. The parts may need auxiliary variables. `scope` is that of the
/// propagator; `model` has its variables. Returns false, and adds nothing, if there is no such lowering for it, or if it is a sum
/// that would be too large.
bool lower_in_parts(const Propagator& propagator, std::span<const VariableId> scope, LoweredModel& model);

}  // namespace sator::models
