#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `self_describing`: cell k, counted from 0, holds the number of cells that hold k.
RuleEntry self_describing_rule();

}  // namespace sator::rules
