#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `extra_region`: no two of the cells hold the same value; with VALUES they hold these.
RuleEntry extra_region_rule();

}  // namespace sator::rules
