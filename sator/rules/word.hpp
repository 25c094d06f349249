#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `word PATH`: the cells spell a word of a list.
RuleEntry word_rule();

}  // namespace sator::rules
