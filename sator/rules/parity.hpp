#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `even`: each cell holds an even number.
RuleEntry even_rule();
/// `odd`: each cell holds an odd number.
RuleEntry odd_rule();

}  // namespace sator::rules
