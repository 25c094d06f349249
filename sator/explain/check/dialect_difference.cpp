#include "sator/explain/check/dialect_difference.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "sator/base/utf8.hpp"
#include "sator/language/automata/compile_language.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/symbols/equal_trees.hpp"
#include "sator/solve/clue_strings.hpp"

namespace sator::explain {

namespace {

/// The number of strings of each dialect that are tried in the other.
constexpr std::size_t kStringsTried = 200;
/// The step limit for matching one string: short strings need few steps.
constexpr std::uint64_t kStepsTried = 5'000;

/// Returns a string of the slot's length that `tree` matches and `other` does not.
std::optional<std::u32string> only_in_first(const RegexTree& tree, const RegexTree& other,
                                            const Alphabet& alphabet, std::size_t length,
                                            const RegexLimits& regex_limits, const Limits& limits) {
    const auto strings = ClueStrings::build(tree, alphabet, length, regex_limits);
    if (!strings) return std::nullopt;
    std::optional<std::u32string> found;
    std::size_t tried = 0;
    BacktrackingMatcher other_matcher(other), own_matcher(tree);
    strings->list(limits, [&](std::span<const Value> values) {
        std::u32string text;
        for (const Value value : values) {
            const auto character = alphabet[static_cast<std::size_t>(value)].character();
            if (!character) return true;
            text += *character;
        }
        const bool differs = other_matcher.matches(text, kStepsTried) == MatchResult::No &&
                             own_matcher.matches(text, kStepsTried) == MatchResult::Yes;
        if (differs) found = std::move(text);
        return !differs && ++tried < kStringsTried;
    });
    return found;
}

/// Intersects the tree's sets with the alphabet, because other characters make no difference in a slot. Also
/// drops the groups that loops reset: they make no difference if all references are certain.
RegexTree within(RegexTree tree, const AlphabetCharacters& characters) {
    std::vector<CodePointRange> ranges;
    for (std::size_t v = 0; v < characters.size(); ++v) {
        if (const auto character = characters.character(v)) ranges.push_back({*character, *character});
    }
    const CodePointSet alphabet(std::move(ranges));
    for (CodePointSet& set : tree.sets) set = set & alphabet;
    for (RegexNode& node : tree.nodes) {
        node.first_group = 1;
        node.last_group = 0;
    }
    return tree;
}

/// Decides whether each reference comes after a group that every match has entered exactly once, outside
/// loops and alternatives. Dialects differ in the meaning of other references.
class CertainReferences {
  public:
    explicit CertainReferences(const RegexTree& tree) : tree_(tree), is_set_(tree.group_count + 1, false) {}

    bool are_all() { return visit(tree_.root, true); }

  private:
    /// `is_certain`: every match goes through the node exactly once.
    bool visit(NodeId id, bool is_certain) {
        const RegexNode& node = tree_[id];
        if (node.kind == NodeKind::Reference)
            return !node.ignore_case && node.groups.size() == 1 && is_set_[node.groups[0]];
        is_certain = is_certain && (node.kind == NodeKind::Concatenation || node.kind == NodeKind::Group);
        const auto holds = [&](NodeId child) { return visit(child, is_certain); };
        if (!std::ranges::all_of(node.children, holds)) return false;
        if (node.kind == NodeKind::Group && is_certain) is_set_[node.group] = true;
        return true;
    }

    const RegexTree& tree_;
    std::vector<bool> is_set_;  // by group
};

}  // namespace

std::string name_of(Dialect dialect) {
    return dialect == Dialect::Java ? "Java" : "ECMAScript";
}

std::optional<DialectDifference> dialect_difference(const Puzzle& puzzle, const PuzzleClue& clue,
                                                    const Limits& limits) {
    DialectDifference difference;
    difference.other = clue.options.dialect == Dialect::Java ? Dialect::EcmaScript : Dialect::Java;
    RegexOptions options = clue.options;
    options.dialect = difference.other;
    const auto other = parse_regex(clue.tree->text, options);
    if (!other) {
        if (other.error().is_limit) return std::nullopt;
        difference.refusal = other.error().message;
        return difference;
    }
    const AlphabetCharacters characters(puzzle.alphabet);
    const bool needs_captures = classify(*clue.tree, characters) == LanguageKind::NeedsCaptures ||
                                classify(*other, characters) == LanguageKind::NeedsCaptures;
    RegexTree own = within(*clue.tree, characters);
    own.dialect = difference.other;  // the dialect alone is no difference
    if (equal_trees(own, within(*other, characters)) && (!needs_captures || CertainReferences(own).are_all()))
        return std::nullopt;
    const auto differs = [&](const RegexTree& a, const RegexTree& b) {
        return only_in_first(a, b, puzzle.alphabet, clue.slot.size(), options.limits, limits);
    };
    auto witness = differs(*clue.tree, *other);
    if (!witness) {
        witness = differs(*other, *clue.tree);
        difference.other_matches = witness.has_value();
    }
    if (!witness) return std::nullopt;
    difference.witness = to_utf8(*witness);
    return difference;
}

}  // namespace sator::explain
