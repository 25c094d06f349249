#include "sator/language/write/tree_text.hpp"

#include <iterator>

#include "sator/base/utf8.hpp"
#include "sator/language/write/write_regex.hpp"
#include "sator/language/write/write_set.hpp"

namespace sator::language {

namespace {

/// Limits of the drawing: the greatest depth, because each line is indented by its depth, and the number of
/// lines.
constexpr std::size_t kMaxDepth = 200;
constexpr std::size_t kMaxLines = 10'000;

std::string describe_set(const RegexTree& tree, const CodePointSet& set) {
    const std::string written = to_utf8(write_set(set, tree.dialect));
    const auto ranges = set.ranges();
    const bool is_single = ranges.size() == 1 && ranges.front().first == ranges.front().last;
    if (!is_single) return "one of " + written;
    return "symbol " + (written == " " ? "' '" : written);
}

std::string describe_group(const RegexTree& tree, std::uint32_t group) {
    const std::u32string_view name = tree.name_of(group);
    return std::to_string(group) + (name.empty() ? "" : " '" + to_utf8(name) + "'");
}

std::string describe_reference(const RegexTree& tree, const RegexNode& node) {
    std::string text;
    for (const std::uint32_t group : node.groups) {
        text += (text.empty() ? "reference to group " : " or ") + describe_group(tree, group);
    }
    return text + (node.ignore_case ? ", ignoring case" : "");
}

std::string escaped_for_dot(const std::string& text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '"' || c == '\\') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

/// A node that is still to be drawn.
struct Line {
    NodeId node;
    std::size_t depth;
    bool is_last;  // the last of its parent's children
};

}  // namespace

std::string describe_node(const RegexTree& tree, NodeId id) {
    const RegexNode& node = tree[id];
    const std::string multiline = node.multiline ? ", multiline" : "";
    switch (node.kind) {
        case NodeKind::Empty:
            return "empty";
        case NodeKind::Set:
            return describe_set(tree, tree.sets[node.set.index()]);
        case NodeKind::Concatenation:
            return "concatenation";
        case NodeKind::Alternation:
            return "alternation";
        case NodeKind::Repetition:
            return "repetition " + to_utf8(write_quantifier(node));
        case NodeKind::Group:
            return "group " + describe_group(tree, node.group);
        case NodeKind::Reference:
            return describe_reference(tree, node);
        case NodeKind::LineStart:
            return "line start" + multiline;
        case NodeKind::LineEnd:
            return "line end" + multiline;
        case NodeKind::WordBoundary:
            return node.negated ? "no word boundary" : "word boundary";
        case NodeKind::Lookaround:
            return std::string(node.negated ? "negative " : "") + (node.behind ? "lookbehind" : "lookahead");
        case NodeKind::Atomic:
            return "atomic";
    }
    return {};
}

std::string tree_to_text(const RegexTree& tree) {
    std::string text;
    std::vector<bool> has_more;  // by depth: whether a sibling follows
    std::vector<Line> pending{{tree.root, 0, true}};
    std::size_t lines = 0;
    for (; !pending.empty() && lines < kMaxLines; ++lines) {
        const Line line = pending.back();
        pending.pop_back();
        has_more.resize(line.depth + 1);
        has_more[line.depth] = !line.is_last;
        for (std::size_t d = 1; d < line.depth; ++d) text += has_more[d] ? "│  " : "   ";
        if (line.depth > 0) text += line.is_last ? "└─ " : "├─ ";
        const bool is_too_deep = line.depth == kMaxDepth;
        text += (is_too_deep ? "…" : describe_node(tree, line.node)) + "\n";
        const auto& children = tree[line.node].children;
        for (std::size_t i = children.size(); i-- > 0 && !is_too_deep;) {
            pending.push_back({children[i], line.depth + 1, i + 1 == children.size()});
        }
    }
    return pending.empty() ? text : text + "…\n";
}

std::string tree_to_dot(const RegexTree& tree) {
    std::string text = "digraph tree {\n    node [shape=box];\n";
    std::vector<NodeId> pending{tree.root};
    while (!pending.empty()) {
        const NodeId id = pending.back();
        pending.pop_back();
        const std::string name = "n" + std::to_string(id.value);
        text += "    " + name + " [label=\"" + escaped_for_dot(describe_node(tree, id)) + "\"];\n";
        const auto& children = tree[id].children;
        for (const NodeId child : children)
            text += "    " + name + " -> n" + std::to_string(child.value) + ";\n";
        pending.insert(pending.end(), std::make_reverse_iterator(children.end()),
                       std::make_reverse_iterator(children.begin()));
    }
    return text + "}\n";
}

}  // namespace sator::language
