#include "sator/language/match_lengths.hpp"

#include <algorithm>

namespace sator {

namespace {

std::uint64_t repeat(std::uint64_t length, std::uint32_t turns) {
    if (length == 0 || turns == 0) return 0;
    return turns == kUnbounded || length >= MatchLength::kAny / turns ? MatchLength::kAny : length * turns;
}

MatchLength length_of_children(const RegexNode& node, const std::vector<MatchLength>& lengths) {
    MatchLength whole = lengths[node.children[0].index()];
    for (std::size_t i = 1; i < node.children.size(); ++i) {
        const MatchLength& part = lengths[node.children[i].index()];
        if (node.kind == NodeKind::Alternation) {
            whole = {std::min(whole.shortest, part.shortest), std::max(whole.longest, part.longest)};
        } else {
            whole = {std::min(whole.shortest + part.shortest, MatchLength::kAny),
                     std::min(whole.longest + part.longest, MatchLength::kAny)};
        }
    }
    return whole;
}

MatchLength length_of(const RegexNode& node, const std::vector<MatchLength>& lengths) {
    switch (node.kind) {
        case NodeKind::Set:
            return {1, 1};
        case NodeKind::Reference:
            return {0, MatchLength::kAny};
        case NodeKind::Concatenation:
        case NodeKind::Alternation:
        case NodeKind::Group:
        case NodeKind::Atomic:
            return length_of_children(node, lengths);
        case NodeKind::Repetition: {
            const MatchLength& turn = lengths[node.children[0].index()];
            return {repeat(turn.shortest, node.min), repeat(turn.longest, node.max)};
        }
        case NodeKind::Empty:
        case NodeKind::LineStart:
        case NodeKind::LineEnd:
        case NodeKind::WordBoundary:
        case NodeKind::Lookaround:
            break;
    }
    return {};
}

}  // namespace

std::vector<MatchLength> find_match_lengths(const RegexTree& tree) {
    std::vector<MatchLength> lengths;
    lengths.reserve(tree.nodes.size());
    for (const RegexNode& node : tree.nodes) lengths.push_back(length_of(node, lengths));
    return lengths;
}

}  // namespace sator
