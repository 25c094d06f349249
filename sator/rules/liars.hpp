#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// Returns the registry's row of `liars`: exactly N of the rules below it do not hold.
RuleEntry liars_rule();

}  // namespace sator::rules
