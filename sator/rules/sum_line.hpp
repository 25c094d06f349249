#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `sum_line N`: the line can be divided into groups of neighbouring cells that each add up to N, by default 10.
RuleEntry sum_line_rule();

}  // namespace sator::rules
