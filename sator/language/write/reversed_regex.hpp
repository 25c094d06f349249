#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Returns a tree that matches a string as a whole exactly if `tree` matches the reversed string. Returns nullopt if the tree has
/// a reference, a lookaround or a part that keeps its first match, because these depend on the direction in which they are
/// matched. `write_regex` writes the result; its nodes have no place in a text.
std::optional<RegexTree> reversed_regex(const RegexTree& tree);

}  // namespace sator::language
