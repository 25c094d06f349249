#pragma once

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// Whether two trees have the same shape and mean the same: all but the clue's text, places in it, and the
/// numbers of sets.
bool equal_trees(const RegexTree& a, const RegexTree& b);

}  // namespace sator
