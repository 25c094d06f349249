// Without references, a tree describes a regular language, and its reversal swaps the parts of each concatenation, and beginnings
// with ends. Neither the order of alternatives nor greed changes which whole strings match.

#include "sator/language/write/reversed_regex.hpp"

#include <algorithm>

namespace sator::language {

std::optional<RegexTree> reversed_regex(const RegexTree& tree) {
    RegexTree reversed = tree;
    for (RegexNode& node : reversed.nodes) {
        switch (node.kind) {
            case NodeKind::Reference:
            case NodeKind::Lookaround:
            case NodeKind::Atomic:
                return std::nullopt;
            case NodeKind::Concatenation:
                std::reverse(node.children.begin(), node.children.end());
                break;
            case NodeKind::LineStart:
            case NodeKind::LineEnd:
                // Java's $ also matches before a line terminator at the end, and its ^ has no such twin.
                if (tree.dialect == Dialect::Java) return std::nullopt;
                node.kind = node.kind == NodeKind::LineStart ? NodeKind::LineEnd : NodeKind::LineStart;
                break;
            default:
                break;
        }
    }
    return reversed;
}

}  // namespace sator::language
