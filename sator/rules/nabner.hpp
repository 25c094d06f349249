#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `nabner`: no two cells hold equal or consecutive numbers.
RuleEntry nabner_rule();

}  // namespace sator::rules
