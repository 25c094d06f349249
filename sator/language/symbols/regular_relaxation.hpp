#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Returns a regular over-approximation of the clue, which matches at least the strings that the clue
/// matches. Everything that a finite automaton cannot follow is weakened: a reference matches any string,
/// lookarounds, word boundaries and anchors always hold, and possessive quantifiers may backtrack. Cost:
/// linear.
RegexTree regular_relaxation(const RegexTree& tree);

}  // namespace sator::language
