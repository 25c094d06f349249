#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `renban`: the cells hold different consecutive numbers in any order.
RuleEntry renban_rule();

}  // namespace sator::rules
