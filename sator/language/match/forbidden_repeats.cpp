// Recognises lookaheads of the form `(?!X(C)Y\1Z)`, where X and Y are runs of any characters and Z may be
// empty: they forbid that a character of C occurs X cells further on and again after Y more cells. What
// follows \1 does not matter, because Z can match the empty string.
#include "sator/language/match/forbidden_repeats.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "sator/language/symbols/match_lengths.hpp"

namespace sator::language {

namespace {

class Reader {
  public:
    Reader(const RegexTree& tree, const AlphabetCharacters& characters)
        : tree_(tree), characters_(characters), lengths_(find_match_lengths(tree)) {}

    /// Returns the repeat that the lookahead forbids after `offset` cells, or nullopt if the lookahead has
    /// another form.
    std::optional<ForbiddenRepeat> read(const RegexNode& look, std::uint64_t offset) const {
        if (look.kind != NodeKind::Lookaround || !look.negated || look.behind) return std::nullopt;
        const RegexNode& body = tree_[look.children[0]];
        if (body.kind != NodeKind::Concatenation) return std::nullopt;
        ForbiddenRepeat repeat{.before = {offset, offset}};
        const auto end = body.children.end();
        const auto group = run(body.children.begin(), end, repeat.before);
        if (group == end || tree_[*group].kind != NodeKind::Group) return std::nullopt;
        const RegexNode& captured = tree_[tree_[*group].children[0]];
        if (captured.kind != NodeKind::Set) return std::nullopt;
        repeat.characters = tree_.sets[captured.set.index()];
        const auto reference = run(group + 1, end, repeat.between);
        if (reference == end || !is_only_reference(tree_[*reference], tree_[*group].group))
            return std::nullopt;
        const bool is_rest_free =
            std::all_of(reference + 1, end, [&](NodeId node) { return lengths_[node.index()].is_nullable; });
        return is_rest_free ? std::optional(std::move(repeat)) : std::nullopt;
    }

    std::optional<std::uint64_t> fixed_length(NodeId node) const {
        const MatchLength& length = lengths_[node.index()];
        return length.is_fixed() ? std::optional(length.shortest) : std::nullopt;
    }

  private:
    /// Adds to `range` the length of the run of any characters that begins at `at`. Returns the end of the
    /// run.
    template <class At>
    At run(At at, At end, LengthRange& range) const {
        for (; at != end; ++at) {
            const RegexNode& node = tree_[*at];
            const bool is_repeated = node.kind == NodeKind::Repetition && is_any(tree_[node.children[0]]);
            if (!is_repeated && !is_any(node)) break;
            range.least += is_repeated ? node.min : 1;
            range.most += is_repeated ? node.max : 1;
        }
        return at;
    }

    bool is_any(const RegexNode& node) const {
        if (node.kind != NodeKind::Set) return false;
        const CodePointSet& set = tree_.sets[node.set.index()];
        for (std::size_t v = 0; v < characters_.size(); ++v) {
            const auto character = characters_.character(v);
            if (character && !set.contains(*character)) return false;
        }
        return true;
    }

    /// Returns whether the node refers to this group and nothing else, and whether it is the only reference
    /// to the group.
    bool is_only_reference(const RegexNode& node, std::uint32_t group) const {
        const auto refers = [&](const RegexNode& other) {
            return other.kind == NodeKind::Reference &&
                   std::ranges::find(other.groups, group) != other.groups.end();
        };
        return refers(node) && node.groups.size() == 1 && !node.ignore_case &&
               std::ranges::count_if(tree_.nodes, refers) == 1;
    }

    const RegexTree& tree_;
    const AlphabetCharacters& characters_;
    std::vector<MatchLength> lengths_;
};

bool are_all_different(const AlphabetCharacters& characters) {
    std::set<char32_t> seen;
    for (std::size_t v = 0; v < characters.size(); ++v) {
        const auto character = characters.character(v);
        if (character && !seen.insert(*character).second) return false;
    }
    return true;
}

}  // namespace

ExtractedRepeats extract_forbidden_repeats(const RegexTree& tree, const AlphabetCharacters& characters) {
    ExtractedRepeats extracted{tree, {}};
    if (!are_all_different(characters)) return extracted;
    const Reader reader(tree, characters);
    const RegexNode& root = tree[tree.root];
    const bool is_sequence = root.kind == NodeKind::Concatenation;
    const std::size_t parts = is_sequence ? root.children.size() : 1;
    std::uint64_t offset = 0;
    for (std::size_t i = 0; i < parts; ++i) {
        const NodeId part = is_sequence ? root.children[i] : tree.root;
        if (auto repeat = reader.read(tree[part], offset)) {
            extracted.repeats.push_back(std::move(*repeat));
            RegexNode nothing;
            nothing.begin = tree[part].begin;
            nothing.end = tree[part].end;
            extracted.tree.nodes[part.index()] = nothing;
        }
        const auto length = reader.fixed_length(part);
        if (!length) break;
        offset += *length;
    }
    return extracted;
}

}  // namespace sator::language
