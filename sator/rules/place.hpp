#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `place "WORD"`: words are written into the drawing in straight lines; all else is blank.
RuleEntry place_rule();

}  // namespace sator::rules
