#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `little_killer N`: the cells add up to N; they are drawn as an arrow along a diagonal.
RuleEntry little_killer_rule();

}  // namespace sator::rules
