#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `first_seen VALUE`: the first cell that is not blank holds the value.
RuleEntry first_seen_rule();
/// `last_seen VALUE`: the last cell that is not blank holds the value.
RuleEntry last_seen_rule();

}  // namespace sator::rules
