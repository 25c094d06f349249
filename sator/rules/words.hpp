#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `words [WORD…]`: the cells spell one of these words, or one of the puzzle's own list.
RuleEntry words_rule();

}  // namespace sator::rules
