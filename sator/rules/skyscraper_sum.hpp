#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `skyscraper_sum N`: the heights that are visible from the first cell add up to N.
RuleEntry skyscraper_sum_rule();

}  // namespace sator::rules
