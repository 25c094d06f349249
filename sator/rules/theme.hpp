#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `theme PATH`: ranks solutions by the scores of their words.
RuleEntry theme_rule();

}  // namespace sator::rules
