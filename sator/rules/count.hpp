#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `count VALUES N..M`: N to M of the cells hold one of the values.
RuleEntry count_rule();

}  // namespace sator::rules
