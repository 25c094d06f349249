// From a clue to an automaton. Regular clues: position automaton, then unrolling to one length (MDD), or
// subset construction and minimisation (DFA). Lookaround clues: unrolled by `unroll_lookaround`, then merged
// to an MDD.
#include "sator/language/automata/compile_language.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/automata/anchor_contexts.hpp"
#include "sator/language/automata/atomic_groups.hpp"
#include "sator/language/automata/glushkov.hpp"
#include "sator/language/automata/lookaround_automaton.hpp"
#include "sator/language/automata/minimise_dfa.hpp"
#include "sator/language/symbols/match_lengths.hpp"

namespace sator::language {

namespace {

/// The automaton of a clue with lookaround is made deterministic unless that needs more than this multiple of
/// its transitions. Otherwise its states stay nondeterministic, i.e. they depend on symbols that come later.
constexpr std::size_t kGrowth = 4;

/// Classifies each node of the tree, children first.
class Classifier {
  public:
    Classifier(const RegexTree& tree, const AlphabetCharacters& characters)
        : tree_(tree), characters_(characters) {}

    LanguageKind classify_root() {
        if (std::ranges::all_of(tree_.nodes, [&](const RegexNode& node) { return is_plain(node); }))
            return LanguageKind::Regular;
        for (const RegexNode& node : tree_.nodes) {
            LanguageKind kind = own_kind(node);
            const bool is_never_entered = node.kind == NodeKind::Repetition && node.max == 0;
            if (!is_never_entered) {
                for (const NodeId child : node.children) kind = std::max(kind, kinds_[child.index()]);
            }
            kinds_.push_back(kind);
        }
        return kinds_[tree_.root.index()];
    }

  private:
    /// Returns whether a node is trivially regular. Most clues have only such nodes.
    bool is_plain(const RegexNode& node) const {
        switch (node.kind) {
            case NodeKind::Empty:
            case NodeKind::Set:
            case NodeKind::Concatenation:
            case NodeKind::Alternation:
            case NodeKind::Group:
                return true;
            case NodeKind::Repetition:
                return tree_.dialect != Dialect::Java;
            default:
                return false;
        }
    }
    /// Returns the kind that a node needs, not counting its children.
    LanguageKind own_kind(const RegexNode& node) {
        switch (node.kind) {
            case NodeKind::Reference:
                return LanguageKind::NeedsCaptures;
            case NodeKind::Atomic:
                return kind_of_atomic(node);
            case NodeKind::Repetition:
                return kind_of_repetition(node);
            case NodeKind::Lookaround:
                return LanguageKind::Lookaround;
            case NodeKind::LineStart:
            case NodeKind::LineEnd:
            case NodeKind::WordBoundary:
                return anchor_contexts(tree_, node, characters_) ? LanguageKind::Regular
                                                                 : LanguageKind::Lookaround;
            default:
                return LanguageKind::Regular;
        }
    }
    LanguageKind kind_of_atomic(const RegexNode& atomic) {
        const bool can_express = is_expressible_by_lookahead(tree_, lengths(), atomic.children[0]);
        return can_express ? LanguageKind::Lookaround : LanguageKind::NeedsCaptures;
    }
    /// In java an iteration that matches the empty string ends its loop, even if fewer iterations than the
    /// minimum were made: `(?:^|A){2}` does not match A. This matters only if an iteration can be empty at
    /// some gaps but not at all.
    LanguageKind kind_of_repetition(const RegexNode& node) {
        if (tree_.dialect != Dialect::Java || node.min < 2) return LanguageKind::Regular;
        const MatchLength& iteration = lengths()[node.children[0].index()];
        const bool is_sometimes_empty =
            iteration.shortest == 0 && iteration.longest > 0 && !iteration.is_nullable;
        return is_sometimes_empty ? LanguageKind::NeedsCaptures : LanguageKind::Regular;
    }
    const std::vector<MatchLength>& lengths() {
        if (lengths_.empty()) lengths_ = find_match_lengths(tree_);
        return lengths_;
    }

    const RegexTree& tree_;
    const AlphabetCharacters& characters_;
    /// Clues of up to this number of nodes need no memory allocation.
    static constexpr std::size_t kInlineNodes = 32;

    SmallVector<LanguageKind, kInlineNodes> kinds_;  // by node
    std::vector<MatchLength> lengths_;               // by node; computed when first used
};

std::optional<LayeredNfa> unroll_smaller(const RegexTree& tree, const AlphabetCharacters& characters,
                                         std::size_t length, TransitionLimit limit) {
    auto unrolled = unroll_lookaround(tree, characters, length, limit);
    if (!unrolled) return std::nullopt;
    auto smaller = determinise(*unrolled, limit.at_most(kGrowth * (unrolled->transitions.size() + 1)));
    return smaller ? smaller : unrolled;
}

}  // namespace

LanguageKind classify(const RegexTree& tree, const AlphabetCharacters& characters) {
    return Classifier(tree, characters).classify_root();
}

std::expected<Mdd, RegexError> compile_mdd(const RegexTree& tree, const AlphabetCharacters& characters,
                                           std::size_t length, const RegexLimits& limits) {
    const TransitionLimit limit = limits.transition_limit();
    std::optional<LayeredNfa> unrolled;
    if (classify(tree, characters) == LanguageKind::Regular) {
        const auto automaton = PositionAutomaton::build(tree, characters, length, limits);
        if (!automaton) return failure(automaton);
        unrolled = unroll(*automaton, length, limit);
    } else {
        unrolled = unroll_smaller(tree, characters, length, limit);
    }
    if (!unrolled || limit.is_over()) return std::unexpected(transition_limit_error(tree, limits));
    Mdd mdd(*unrolled, limit);
    if (limit.is_over()) return std::unexpected(transition_limit_error(tree, limits));
    return mdd;
}

std::expected<Dfa, RegexError> compile_dfa(const RegexTree& tree, const AlphabetCharacters& characters,
                                           const RegexLimits& limits) {
    SATOR_ASSERT(classify(tree, characters) == LanguageKind::Regular);
    const auto automaton = PositionAutomaton::build(tree, characters, std::nullopt, limits);
    if (!automaton) return failure(automaton);
    const auto dfa = determinise(*automaton, limits.transition_limit());
    if (!dfa) return std::unexpected(transition_limit_error(tree, limits));
    return minimise(*dfa);
}

}  // namespace sator::language
