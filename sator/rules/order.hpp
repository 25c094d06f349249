#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `in_order`: no cell holds a smaller value than the one before it.
RuleEntry in_order_rule();
/// `in_reverse_order`: no cell holds a larger value than the one before it.
RuleEntry in_reverse_order_rule();
/// `strict_order`: each cell holds a larger value than the one before it. Also `thermometer`.
RuleEntry strict_order_rule();
/// `slow_thermometer`: the same as `in_order`, as the thermometers of sudokus are named.
RuleEntry slow_thermometer_rule();

}  // namespace sator::rules
