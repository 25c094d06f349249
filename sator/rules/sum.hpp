#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `sum N`: the cells add up to N. A blank adds nothing.
RuleEntry sum_rule();

}  // namespace sator::rules
