#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `region_sum_line`: the parts of the line in different boxes have the same sum.
RuleEntry region_sum_line_rule();

}  // namespace sator::rules
