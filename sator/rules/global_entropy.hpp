#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `global_entropy`: the cells hold a low, a middle and a high number.
RuleEntry global_entropy_rule();

}  // namespace sator::rules
