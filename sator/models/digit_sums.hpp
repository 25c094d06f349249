#pragma once

#include <span>

#include "sator/models/lowered_model.hpp"
#include "sator/propagators/arithmetic/linear.hpp"

namespace sator::models {

/// Adds an equation whose coefficients are large, e.g. that of a cryptarithm, as column addition: in some base, digit by digit of the
/// coefficients, from the lowest. The diagram has a layer for each digit that is not 0, so that variables recur, and a node for each
/// carry. Returns false, and adds nothing, if it is no equation or if a node for each partial sum is about as few.
bool lower_digit_sum(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model);

/// Adds an equation so in any case.
void add_digit_sum(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model);

}  // namespace sator::models
