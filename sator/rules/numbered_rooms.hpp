#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `numbered_rooms VALUE`: the Xth cell holds the value, X being the number in the first cell.
RuleEntry numbered_rooms_rule();

}  // namespace sator::rules
