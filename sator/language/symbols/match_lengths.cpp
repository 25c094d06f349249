// One bottom-up pass over the tree: lengths add up in sequences, and are the minimum and maximum over
// alternatives.
#include "sator/language/symbols/match_lengths.hpp"

#include <algorithm>

namespace sator::language {

namespace {

std::uint64_t repeat(std::uint64_t length, std::uint32_t iterations) {
    if (length == 0 || iterations == 0) return 0;
    return iterations == kUnbounded || length >= MatchLength::kUnboundedLength / iterations
               ? MatchLength::kUnboundedLength
               : length * iterations;
}

MatchLength length_of_alternatives(const RegexNode& node, const std::vector<MatchLength>& lengths) {
    MatchLength whole = lengths[node.children[0].index()];
    for (const NodeId child : node.children) {
        const MatchLength& part = lengths[child.index()];
        whole.shortest = std::min(whole.shortest, part.shortest);
        whole.longest = std::max(whole.longest, part.longest);
        whole.is_nullable = whole.is_nullable || part.is_nullable;
    }
    return whole;
}

MatchLength length_of_sequence(const RegexNode& node, const std::vector<MatchLength>& lengths) {
    MatchLength whole;
    for (const NodeId child : node.children) {
        const MatchLength& part = lengths[child.index()];
        whole.shortest = std::min(whole.shortest + part.shortest, MatchLength::kUnboundedLength);
        whole.longest = std::min(whole.longest + part.longest, MatchLength::kUnboundedLength);
        whole.is_nullable = whole.is_nullable && part.is_nullable;
    }
    return whole;
}

MatchLength length_of(const RegexNode& node, const std::vector<MatchLength>& lengths) {
    switch (node.kind) {
        case NodeKind::Empty:
            return {};
        case NodeKind::Set:
            return {1, 1, false};
        case NodeKind::Reference:
            return {0, MatchLength::kUnboundedLength, false};
        case NodeKind::Concatenation:
        case NodeKind::Group:
            return length_of_sequence(node, lengths);
        case NodeKind::Alternation:
            return length_of_alternatives(node, lengths);
        case NodeKind::Atomic: {
            const MatchLength& body = lengths[node.children[0].index()];
            return {body.shortest, body.longest, false};
        }
        case NodeKind::Repetition: {
            const MatchLength& iteration = lengths[node.children[0].index()];
            return {repeat(iteration.shortest, node.min), repeat(iteration.longest, node.max),
                    node.min == 0 || iteration.is_nullable};
        }
        case NodeKind::LineStart:
        case NodeKind::LineEnd:
        case NodeKind::WordBoundary:
        case NodeKind::Lookaround:
            break;
    }
    return {0, 0, false};
}

}  // namespace

std::vector<MatchLength> find_match_lengths(const RegexTree& tree) {
    std::vector<MatchLength> lengths;
    lengths.reserve(tree.nodes.size());
    for (const RegexNode& node : tree.nodes) lengths.push_back(length_of(node, lengths));
    return lengths;
}

}  // namespace sator::language
