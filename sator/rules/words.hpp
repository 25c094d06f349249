#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `words [WORD…]`: the cells read as one of these words, or as one of the puzzle's own list.
RuleEntry words_rule();

}  // namespace sator
