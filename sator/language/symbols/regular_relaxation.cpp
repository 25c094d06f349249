#include "sator/language/symbols/regular_relaxation.hpp"

#include <algorithm>

namespace sator::language {

namespace {

RegexNode node_at(const RegexNode& place, NodeKind kind) {
    RegexNode node;
    node.kind = kind;
    node.begin = place.begin;
    node.end = place.end;
    return node;
}

SetId find_or_add(std::vector<CodePointSet>& sets, const CodePointSet& set) {
    const auto known = std::ranges::find(sets, set);
    const SetId id(static_cast<std::size_t>(known - sets.begin()));
    if (known == sets.end()) sets.push_back(set);
    return id;
}

}  // namespace

RegexTree regular_relaxation(const RegexTree& tree) {
    RegexTree relaxed;
    relaxed.text = tree.text;
    relaxed.dialect = tree.dialect;
    relaxed.flags = tree.flags;
    relaxed.sets = tree.sets;
    relaxed.group_count = tree.group_count;
    relaxed.group_names = tree.group_names;
    relaxed.nodes.reserve(2 * tree.nodes.size());
    const SetId any = find_or_add(relaxed.sets, CodePointSet::all());
    std::vector<NodeId> moved;  // for each node of `tree`: its new id
    for (const RegexNode& old : tree.nodes) {
        RegexNode node = old;
        for (NodeId& child : node.children) child = moved[child.index()];
        if (old.kind == NodeKind::Reference) {
            RegexNode symbol = node_at(old, NodeKind::Set);
            symbol.set = any;
            node = node_at(old, NodeKind::Repetition);
            node.max = kUnbounded;
            node.children = {NodeId(relaxed.nodes.size())};
            relaxed.nodes.push_back(std::move(symbol));
        } else if (old.kind == NodeKind::Atomic) {
            node.kind = NodeKind::Repetition;
            node.min = node.max = 1;
        } else if (old.kind == NodeKind::Lookaround || old.kind == NodeKind::WordBoundary ||
                   old.kind == NodeKind::LineStart || old.kind == NodeKind::LineEnd) {
            node = node_at(old, NodeKind::Empty);
        }
        moved.push_back(NodeId(relaxed.nodes.size()));
        relaxed.nodes.push_back(std::move(node));
    }
    relaxed.root = moved[tree.root.index()];
    return relaxed;
}

}  // namespace sator::language
