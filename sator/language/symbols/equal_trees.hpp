#pragma once

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// Returns whether two trees have the same shape and the same meaning. The clue's text, the nodes' places in
/// it, and the numbers of sets may differ.
bool equal_trees(const RegexTree& a, const RegexTree& b);

}  // namespace sator
