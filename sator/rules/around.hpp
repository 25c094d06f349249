#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `around VALUES`: a number in a cell counts the values in the cells around it.
RuleEntry around_rule();

}  // namespace sator::rules
