#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `negative RULE`: neighbours that no clue of the rule marks must not keep it.
RuleEntry negative_rule();

}  // namespace sator::rules
