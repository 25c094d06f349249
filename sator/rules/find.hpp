#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `find "WORD"`: the word is somewhere in the drawing, in a straight line.
RuleEntry find_rule();

}  // namespace sator::rules
