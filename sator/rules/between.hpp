#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `between`: the other cells hold values strictly between those of the first and the last cell.
RuleEntry between_rule();

}  // namespace sator::rules
