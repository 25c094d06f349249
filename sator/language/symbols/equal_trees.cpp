// Compares two trees node by node from the roots, with an explicit stack.
#include "sator/language/symbols/equal_trees.hpp"

#include <tuple>
#include <utility>

namespace sator::language {

namespace {

bool has_set(const RegexNode& node) {
    return node.kind == NodeKind::Set || node.kind == NodeKind::WordBoundary;
}

/// Compares two nodes without their children.
bool equal_nodes(const RegexTree& a, const RegexNode& x, const RegexTree& b, const RegexNode& y) {
    const auto members = [](const RegexNode& node) {
        return std::tie(node.kind, node.greed, node.negated, node.behind, node.multiline, node.ignore_case,
                        node.min, node.max, node.group, node.first_group, node.last_group, node.groups);
    };
    if (members(x) != members(y) || x.children.size() != y.children.size()) return false;
    return !has_set(x) || a.sets[x.set.index()] == b.sets[y.set.index()];
}

}  // namespace

bool equal_trees(const RegexTree& a, const RegexTree& b) {
    if (a.dialect != b.dialect || a.flags != b.flags) return false;
    if (a.group_count != b.group_count || a.group_names != b.group_names) return false;
    std::vector<std::pair<NodeId, NodeId>> pending{{a.root, b.root}};
    while (!pending.empty()) {
        const auto [in_a, in_b] = pending.back();
        pending.pop_back();
        const RegexNode& x = a[in_a];
        const RegexNode& y = b[in_b];
        if (!equal_nodes(a, x, b, y)) return false;
        for (std::size_t i = 0; i < x.children.size(); ++i)
            pending.emplace_back(x.children[i], y.children[i]);
    }
    return true;
}

}  // namespace sator::language
