#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `doppelblock N BLACK`: the cells between the two blacks add up to N.
RuleEntry doppelblock_rule();

}  // namespace sator::rules
