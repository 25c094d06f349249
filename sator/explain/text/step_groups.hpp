#pragma once

#include <span>
#include <vector>

#include "sator/explain/deduce/step.hpp"

namespace sator {

/// Whether a step is seen at a glance: the last open cell of a rule, or a cell for which all other values
/// have been ruled out before.
bool is_trivial(const Step& step);

/// The steps in the portions in which they are told: trivial steps of one kind that follow each other
/// together, all others alone.
std::vector<std::span<const Step>> step_groups(std::span<const Step> steps);

/// Of each step: the number of its step_group, from 1.
std::vector<std::size_t> step_group_numbers(std::span<const Step> steps);

}  // namespace sator
