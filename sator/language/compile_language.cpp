#include "sator/language/compile_language.hpp"

#include <algorithm>
#include <vector>

#include "sator/language/cut_contexts.hpp"

namespace sator {

namespace {

/// What a node needs by itself, its children apart.
LanguageKind own_kind(const RegexTree& tree, const RegexNode& node, const AlphabetCharacters& characters) {
    switch (node.kind) {
        case NodeKind::Reference:
        case NodeKind::Atomic:
            return LanguageKind::NeedsCaptures;
        case NodeKind::Lookaround:
            return LanguageKind::Lookaround;
        case NodeKind::LineStart:
        case NodeKind::LineEnd:
        case NodeKind::WordBoundary:
            return contexts_of(tree, node, characters) ? LanguageKind::Regular : LanguageKind::Lookaround;
        default:
            return LanguageKind::Regular;
    }
}

}  // namespace

LanguageKind classify(const RegexTree& tree, const AlphabetCharacters& characters) {
    std::vector<LanguageKind> kinds;  // by node
    kinds.reserve(tree.nodes.size());
    for (const RegexNode& node : tree.nodes) {
        LanguageKind kind = own_kind(tree, node, characters);
        const bool is_never_entered = node.kind == NodeKind::Repetition && node.max == 0;
        if (!is_never_entered) {
            for (const NodeId child : node.children) kind = std::max(kind, kinds[child.index()]);
        }
        kinds.push_back(kind);
    }
    return kinds[tree.root.index()];
}

}  // namespace sator
