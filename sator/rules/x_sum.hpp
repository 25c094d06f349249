#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `x_sum N`: the first X cells add up to N, X being the number in the first cell.
RuleEntry x_sum_rule();

}  // namespace sator::rules
