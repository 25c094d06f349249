#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// Returns the registry's row of `not`: a rule that does not hold.
RuleEntry not_rule();

}  // namespace sator::rules
