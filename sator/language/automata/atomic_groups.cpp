#include "sator/language/automata/atomic_groups.hpp"

#include <algorithm>

namespace sator::language {

bool is_expressible_by_lookahead(const RegexTree& tree, std::span<const MatchLength> lengths, NodeId body) {
    const RegexNode& node = tree[body];
    const auto is_fixed = [&](NodeId id) { return lengths[id.index()].is_fixed(); };
    const auto is_expressible_body = [&](NodeId id) {
        return is_expressible_by_lookahead(tree, lengths, id);
    };
    if (is_fixed(body)) return true;
    switch (node.kind) {
        case NodeKind::Group:
        case NodeKind::Atomic:
            return is_expressible_body(node.children[0]);
        case NodeKind::Alternation:
            return std::ranges::all_of(node.children, is_expressible_body);
        case NodeKind::Repetition:
            return is_fixed(node.children[0]);
        case NodeKind::Concatenation:
            return std::all_of(node.children.begin(), node.children.end() - 1, is_fixed) &&
                   is_expressible_body(node.children.back());
        default:
            return false;
    }
}

}  // namespace sator::language
