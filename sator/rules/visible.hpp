#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `visible N`: seen from the first cell, N of the cells are higher than all before them.
RuleEntry visible_rule();

}  // namespace sator::rules
