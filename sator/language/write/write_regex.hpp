#pragma once

#include <string>

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// The tree as a clue: parsed with the tree's dialect and flags it gives an equal tree (`equal_trees`), given
/// limits that are high enough. Escapes, plain groups and modifiers that the original wrote in another way
/// come out in one plain form.
std::u32string write_regex(const RegexTree& tree);

/// A quantifier: "*", "{2,3}?".
std::u32string write_quantifier(const RegexNode& repetition);

}  // namespace sator
