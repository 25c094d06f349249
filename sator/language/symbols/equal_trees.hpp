#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Returns whether two trees have the same shape and the same meaning. The clue's text, the nodes' places in
/// it, and the numbers of sets may differ.
bool equal_trees(const RegexTree& a, const RegexTree& b);

}  // namespace sator::language
