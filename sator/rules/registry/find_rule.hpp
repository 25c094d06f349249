#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// What a statement means: its row of the registry, or the puzzle's own definition.

/// Returns the row of a statement's rule. A rule that the puzzle defines has the row of expressions. Returns null if the name
/// is unknown.
const RuleEntry* find_rule(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement);

/// Returns the shape of the statement's rules; that of `not NAME` is the shape of NAME.
RuleShape shape_of(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement);

/// Returns whether the statement's rules are made anew for each initial drawing, because they, or a rule that they are about,
/// use its givens.
bool uses_givens(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement);

/// Returns how the statement is drawn if its rule has no decorator of its own.
RulePicture picture_of(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement);

}  // namespace sator::rules
