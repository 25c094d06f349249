#pragma once

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// The clue with everything that no automaton can follow made weaker: a reference matches any string,
/// lookaround and word boundaries always hold, possessive quantifiers give back. It matches whatever the clue
/// matches, and is regular.
RegexTree regular_relaxation(const RegexTree& tree);

}  // namespace sator
