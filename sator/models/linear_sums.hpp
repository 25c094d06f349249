#pragma once

#include <span>

#include "sator/models/lowered_model.hpp"
#include "sator/propagators/arithmetic/linear.hpp"

namespace sator::models {

/// Adds an equation as a diagram with a node for each partial sum. If its coefficients are large, e.g. those of a cryptarithm, it is
/// added as column addition instead (add_digit_sum). Returns false, and adds nothing, if it is no equation or is too large.
bool lower_linear(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model);

/// Adds an equation in some base, digit by digit of the coefficients, from the lowest. The diagram has a layer for each digit that is
/// not 0, so that variables recur, and a node for each carry.
void add_digit_sum(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model);
/// Adds an equation with a node for each partial sum.
void add_partial_sums(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model);

}  // namespace sator::models
