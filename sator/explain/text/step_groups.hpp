#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns true if a player sees the step at a glance: the last open cell of a rule, or a cell whose other
/// values have all been ruled out before.
bool is_trivial(const Step& step);

/// Splits the steps into groups that share a sentence: consecutive trivial steps of one kind form a group,
/// each other step is alone.
std::vector<std::span<const Step>> step_groups(std::span<const Step> steps);

/// Returns, for each step, the number of its group, from 1.
std::vector<std::size_t> step_group_numbers(std::span<const Step> steps);

}  // namespace sator::explain
