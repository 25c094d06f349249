#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `minimum`: each cell holds less than the cells that share an edge with it.
RuleEntry minimum_rule();
/// `maximum`: each cell holds more than the cells that share an edge with it.
RuleEntry maximum_rule();

}  // namespace sator::rules
