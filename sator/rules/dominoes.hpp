#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `dominoes LEFT RIGHT UP DOWN`: the cells form dominoes, no two of which have the same two letters.
RuleEntry dominoes_rule();

}  // namespace sator::rules
