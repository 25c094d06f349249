#pragma once

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// Returns a regular over-approximation of the clue, which matches at least the strings that the clue
/// matches. Everything that a finite automaton cannot follow is weakened: a reference matches any string,
/// lookarounds, word boundaries and anchors always hold, and possessive quantifiers may backtrack. Cost:
/// linear.
RegexTree regular_relaxation(const RegexTree& tree);

}  // namespace sator
