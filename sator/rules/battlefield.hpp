#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `battlefield N`: two armies as long as the first and the last number say; their gap or overlap adds up to N.
RuleEntry battlefield_rule();

}  // namespace sator::rules
