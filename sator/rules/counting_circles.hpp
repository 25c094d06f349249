#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `counting_circles`: each number says how many of the cells hold it.
RuleEntry counting_circles_rule();

}  // namespace sator::rules
