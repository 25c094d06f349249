#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Writes the tree as a clue. Parsing the clue with the tree's dialect and flags gives an equal tree
/// (`equal_trees`) if the limits are high enough. The result is in a normal form: escapes, plain groups and
/// modifiers are not kept as the original clue wrote them.
std::u32string write_regex(const RegexTree& tree);

/// Writes a quantifier, e.g. "*" or "{2,3}?".
std::u32string write_quantifier(const RegexNode& repetition);

}  // namespace sator::language
