#pragma once

#include <string>

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// A node on one line, without its children: "one of [A-C]", "repetition {2,3}?, lazy", "group 1".
std::string describe_node(const RegexTree& tree, NodeId node);

/// The tree as indented lines, a node each (UTF-8). Nodes beyond a fixed depth and lines beyond a fixed
/// number are left out, and it says so.
std::string tree_to_text(const RegexTree& tree);

/// The tree in the language of Graphviz's dot.
std::string tree_to_dot(const RegexTree& tree);

}  // namespace sator
