#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `in_order`: no cell holds a smaller value than the one before it.
RuleEntry in_order_rule();
/// `in_reverse_order`: no cell holds a larger value than the one before it.
RuleEntry in_reverse_order_rule();
/// `strict_order`: each cell holds a larger value than the one before it.
RuleEntry strict_order_rule();

}  // namespace sator::rules
