#pragma once

#include "sator/rules/registry.hpp"

namespace sator {

/// `regex /…/flags`: the cells, read in order, match the clue as a whole.
RuleEntry regex_rule();

}  // namespace sator
