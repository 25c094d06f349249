#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `dutch_flatmates`: each 5 has a 1 directly before it or a 9 directly behind it.
RuleEntry dutch_flatmates_rule();

}  // namespace sator::rules
