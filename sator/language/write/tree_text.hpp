#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Describes a node on one line, without its children: "one of [A-C]", "repetition {2,3}?, lazy", "group 1".
std::string describe_node(const RegexTree& tree, NodeId node);

/// Draws the tree as indented lines of UTF-8, one node a line. Nodes below a fixed depth and lines after a
/// fixed number are replaced by "…".
std::string tree_to_text(const RegexTree& tree);

/// Writes the tree as a graph in Graphviz's dot language.
std::string tree_to_dot(const RegexTree& tree);

}  // namespace sator::language
