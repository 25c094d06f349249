#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `sandwich N A B`: the cells between the one that holds A and the one that holds B add up to N.
RuleEntry sandwich_rule();

}  // namespace sator::rules
