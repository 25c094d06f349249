#include "sator/explain/repair/tightened_clue.hpp"

#include <algorithm>
#include <string_view>

#include "sator/language/write/write_regex.hpp"
#include "sator/language/write/write_set.hpp"

namespace sator::explain {

namespace {

class Tightening {
  public:
    Tightening(const RegexTree& tree, const AlphabetCharacters& characters)
        : tree_(tree), characters_(characters), writer_(tree.dialect, tree.flags) {}

    std::vector<TightenedClue> clues() {
        for (const RegexNode& node : tree_.nodes) {
            if (node.kind == NodeKind::Alternation) leave_out_alternatives(node);
            if (node.kind == NodeKind::Repetition) change_counts(node);
            if (node.kind == NodeKind::Set) leave_out_symbols(node);
        }
        std::ranges::stable_sort(clues_, {}, &TightenedClue::size);
        return std::move(clues_);
    }

  private:
    void leave_out_alternatives(const RegexNode& node) {
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            const RegexNode& child = tree_[node.children[i]];
            if (i == 0) {
                replace(child.begin, tree_[node.children[1]].begin, U"");
            } else {
                replace(tree_[node.children[i - 1]].end, child.end, U"");
            }
        }
    }

    void change_counts(const RegexNode& node) {
        const std::uint32_t begin = tree_[node.children[0]].end;
        if (node.min < node.max) with_counts(node, begin, node.min + 1, node.max);
        const std::uint32_t fewest = std::max(node.min, 1u);
        if (node.max == kUnbounded) {
            with_counts(node, begin, node.min, fewest);
        } else if (node.max > fewest) {
            with_counts(node, begin, node.min, node.max - 1);
        }
    }

    void with_counts(const RegexNode& node, std::uint32_t begin, std::uint32_t min, std::uint32_t max) {
        RegexNode changed = node;
        changed.min = min;
        changed.max = max;
        const bool is_plain = min == 1 && max == 1;
        replace(begin, node.end, is_plain ? std::u32string() : write_quantifier(changed));
    }

    /// Narrows sets that are written as a class or a dot.
    void leave_out_symbols(const RegexNode& node) {
        const char32_t first = node.begin < node.end ? tree_.text[node.begin] : U'\0';
        if (first != U'[' && first != U'.') return;
        const CodePointSet& set = tree_.sets[node.set.index()];
        for (std::size_t v = 0; v < characters_.size(); ++v) {
            const auto character = characters_.character(v);
            if (!character || !set.contains(*character)) continue;
            const CodePointSet rest = set - CodePointSet{{*character, *character}};
            if (rest.is_empty() || writer_.is_exact_only(rest)) continue;
            std::u32string text;
            writer_.write(rest, text);
            replace(node.begin, node.end, text);
        }
    }

    void replace(std::uint32_t begin, std::uint32_t end, std::u32string_view by) {
        std::u32string_view old = std::u32string_view(tree_.text).substr(begin, end - begin);
        TightenedClue clue{tree_.text.substr(0, begin), 0};
        clue.text += by;
        clue.text += tree_.text.substr(end);
        const auto same_start = std::ranges::mismatch(old, by).in1 - old.begin();
        old.remove_prefix(static_cast<std::size_t>(same_start));
        by.remove_prefix(static_cast<std::size_t>(same_start));
        while (!old.empty() && !by.empty() && old.back() == by.back()) {
            old.remove_suffix(1);
            by.remove_suffix(1);
        }
        clue.size = std::max(old.size(), by.size());
        if (clue.size > 0) clues_.push_back(std::move(clue));
    }

    const RegexTree& tree_;
    const AlphabetCharacters& characters_;
    SetWriter writer_;
    std::vector<TightenedClue> clues_;
};

}  // namespace

std::vector<TightenedClue> tightened_clues(const RegexTree& tree, const AlphabetCharacters& characters) {
    return Tightening(tree, characters).clues();
}

}  // namespace sator::explain
