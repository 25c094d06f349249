#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `regex /…/flags`: the cells, read in order, match the clue as a whole.
RuleEntry regex_rule();

struct CompiledClue;

/// Returns the clue of a `regex` rule, which owns it, or null for another rule.
const CompiledClue* clue_of(const Rule& rule);

}  // namespace sator
