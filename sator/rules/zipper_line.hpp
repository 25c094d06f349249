#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `zipper_line`: cells at equal distance from the centre add up to the same number, and a cell at the centre holds it.
RuleEntry zipper_line_rule();

}  // namespace sator::rules
