#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// Returns the registry's row of rules that are written as expressions: `rule sum(a) = 2 * b`.
RuleEntry expression_rule();

}  // namespace sator::rules
