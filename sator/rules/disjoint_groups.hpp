#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `disjoint_groups`: cells at the same place of their boxes hold different values.
RuleEntry disjoint_groups_rule();

}  // namespace sator::rules
