#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `distinct`: no two cells hold the same value; blank is a value too.
RuleEntry distinct_rule();

}  // namespace sator::rules
