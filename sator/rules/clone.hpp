#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `clone`: the sequences of a drawing, or the parts of a clue, hold the same values cell by cell.
RuleEntry clone_rule();

}  // namespace sator::rules
