#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `regex /…/flags`: the cells, read in order, match the clue as a whole.
RuleEntry regex_rule();

struct CompiledClue;

/// The clue of a `regex` rule, owned by the rule; null for other rules.
const CompiledClue* clue_of(const Rule& rule);

}  // namespace sator
