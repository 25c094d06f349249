#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `lockout N`: the ends differ by at least N, by default 4, and the cells between hold no number from one to the other.
RuleEntry lockout_rule();

}  // namespace sator::rules
