#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `cage N`: the cells hold different numbers that add up to N.
RuleEntry cage_rule();

}  // namespace sator::rules
