#include "sator/language/parse/tree_builder.hpp"

#include <algorithm>

namespace sator::language {

namespace {

/// Most clues have at most this number of nodes and of different sets.
constexpr std::size_t kInlineNodes = 20, kInlineSets = 4;

/// Returns the FNV-1a hash of the ranges' bounds.
std::size_t hash_of_set(const CodePointSet& set) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const auto [first, last] : set.ranges()) {
        hash = (hash ^ first) * 0x100000001B3;
        hash = (hash ^ last) * 0x100000001B3;
    }
    return hash;
}

/// Returns whether a set holds exactly one character, and one below `end`.
bool is_one_below(const CodePointSet& set, char32_t end) {
    const auto ranges = set.ranges();
    return ranges.size() == 1 && ranges[0].first == ranges[0].last && ranges[0].first < end;
}

}  // namespace

TreeBuilder::TreeBuilder(std::u32string_view text, Dialect dialect, RegexFlags flags) {
    tree_.text = text;
    tree_.dialect = dialect;
    tree_.flags = flags;
    tree_.nodes.reserve(std::min<std::size_t>(text.size() + 1, kInlineNodes));
    tree_.sets.reserve(kInlineSets);
}

NodeId TreeBuilder::add(RegexNode node) {
    tree_.nodes.push_back(std::move(node));
    return NodeId(tree_.nodes.size() - 1);
}

NodeId TreeBuilder::add(NodeKind kind, std::uint32_t begin, std::uint32_t end) {
    RegexNode& node = tree_.nodes.emplace_back();
    node.kind = kind;
    node.begin = begin;
    node.end = end;
    return NodeId(tree_.nodes.size() - 1);
}

NodeId TreeBuilder::add_set(SetId set, std::uint32_t begin, std::uint32_t end) {
    const NodeId id = add(NodeKind::Set, begin, end);
    (*this)[id].set = set;
    return id;
}

NodeId TreeBuilder::add_character(char32_t character, const CharacterMode& mode, std::uint32_t begin,
                                  std::uint32_t end) {
    const NodeId id = add(NodeKind::Set, begin, end);
    (*this)[id].set = mode.case_rule != CaseRule::Exact
                          ? intern(close_over_case({{character, character}}, mode.case_rule))
                          : intern_character(character);
    return id;
}

NodeId TreeBuilder::add_all(NodeKind kind, std::span<const NodeId> children, std::uint32_t begin,
                            std::uint32_t end) {
    if (children.size() == 1) return children.front();
    const NodeId id = add(children.empty() ? NodeKind::Empty : kind, begin, end);
    (*this)[id].children.assign(children);
    return id;
}

std::optional<SetId> TreeBuilder::find(const CodePointSet& set) const {
    if (is_one_below(set, kAsciiCharacters)) {
        const std::uint32_t known = ascii_sets_[set.ranges()[0].first];
        return known == 0 ? std::nullopt : std::optional(SetId(known - 1));
    }
    if (sets_by_hash_.empty()) {
        const auto found = std::ranges::find(tree_.sets, set);
        if (found == tree_.sets.end()) return std::nullopt;
        return SetId(static_cast<std::size_t>(found - tree_.sets.begin()));
    }
    const auto [first, last] = sets_by_hash_.equal_range(hash_of_set(set));
    for (auto found = first; found != last; ++found) {
        if (tree_.sets[found->second] == set) return SetId(found->second);
    }
    return std::nullopt;
}

SetId TreeBuilder::add_new(CodePointSet&& set) {
    tree_.sets.push_back(std::move(set));
    const auto hash_from = [&](std::size_t first) {
        for (std::size_t i = first; i < tree_.sets.size(); ++i) {
            sets_by_hash_.emplace(hash_of_set(tree_.sets[i]), static_cast<std::uint32_t>(i));
        }
    };
    const std::size_t index = tree_.sets.size() - 1;
    const CodePointSet& added = tree_.sets.back();
    if (is_one_below(added, kAsciiCharacters))
        ascii_sets_[added.ranges()[0].first] = static_cast<std::uint32_t>(index + 1);
    if (tree_.sets.size() > kLinearSearchSets) hash_from(sets_by_hash_.empty() ? 0 : index);
    return SetId(index);
}

SetId TreeBuilder::intern(const CodePointSet& set) {
    const auto found = find(set);
    return found ? *found : add_new(CodePointSet(set));
}

SetId TreeBuilder::intern(CodePointSet&& set) {
    const auto found = find(set);
    return found ? *found : add_new(std::move(set));
}

SetId TreeBuilder::intern_character(char32_t character) {
    const bool is_known = character < kAsciiCharacters && ascii_sets_[character] != 0;
    return is_known ? SetId(ascii_sets_[character] - 1) : intern({{character, character}});
}

std::uint32_t TreeBuilder::add_group() {
    return ++tree_.group_count;
}

RegexTree TreeBuilder::finish(NodeId root) {
    tree_.root = root;
    return std::move(tree_);
}

}  // namespace sator::language
