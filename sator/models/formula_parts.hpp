#pragma once

#include <span>

#include "sator/models/lowered_model.hpp"
#include "sator/propagators/arithmetic/formula.hpp"

namespace sator::models {

/// Adds that a formula is true, in parts: each subexpression gets an auxiliary variable, whose values are the numbers that it can
/// have, and a diagram that computes it from its operands. Returns false, and adds nothing, if some subexpression can have too many
/// numbers. `scope` has a variable for each position of the formula.
bool lower_formula(const Formula& formula, std::span<const VariableId> scope, LoweredModel& model);

}  // namespace sator::models
