#pragma once

#include <memory>

#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

/// That the slot of `rule` does not match the clue that it states; where `beside` states another clue of the
/// same slot, and one automaton can follow both, that it matches that one nevertheless. Null for other rules,
/// and where the clue is of a dialect that cannot say that, or too large.
std::unique_ptr<const Rule> negated_clue(const Rule& rule, const Rule& beside, RuleContext& context);

}  // namespace sator
