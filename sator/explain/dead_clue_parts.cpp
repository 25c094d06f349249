// A sweep over the position automaton for the slot's length, forward and backward, leaves the positions that
// some match goes through. Each place of the clue that reads a symbol has a set of its own here, so that a
// position tells its place. A part is dead if it must read a symbol and none of its places is alive.
#include "sator/explain/dead_clue_parts.hpp"

#include <algorithm>

#include "sator/language/compile_language.hpp"
#include "sator/language/glushkov.hpp"
#include "sator/language/relaxed_tree.hpp"
#include "sator/puzzle/cell_values.hpp"

namespace sator {

namespace {

/// The tree with a set of its own for each of its Set nodes: that of node i is set i.
RegexTree with_own_sets(RegexTree tree) {
    std::vector<CodePointSet> sets(tree.nodes.size());
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        if (tree.nodes[i].kind != NodeKind::Set) continue;
        sets[i] = tree.sets[tree.nodes[i].set.index()];
        tree.nodes[i].set = SetId(i);
    }
    for (RegexNode& node : tree.nodes) {  // what `WordBoundary` nodes mention
        if (node.kind != NodeKind::WordBoundary) continue;
        sets.push_back(tree.sets[node.set.index()]);
        node.set = SetId(sets.size() - 1);
    }
    tree.sets = std::move(sets);
    return tree;
}

class Sweep {
  public:
    Sweep(const RegexTree& tree, const AlphabetCharacters& characters, std::size_t length)
        : tree_(tree), words_(characters.words()), length_(length) {
        set_values_.assign(tree.sets.size() * words_, 0);
        for (std::size_t i = 0; i < tree.sets.size(); ++i) {
            characters.find_values(tree.sets[i], std::span(set_values_).subspan(i * words_, words_));
        }
        auto positions = find_positions(tree, characters, set_values_, length, RegexLimits{});
        if (!positions) return;
        positions_ = std::move(*positions);
        is_built_ = true;
    }

    /// Of each node: whether some match whose symbols `domains` (one for each cell) allow reads a symbol
    /// there. Empty where there is no match.
    std::vector<bool> alive_nodes(const std::vector<std::vector<Word>>& domains) const {
        if (!is_built_ || length_ == 0) return {};
        const std::size_t n = positions_.sets.size();
        std::vector<std::vector<bool>> live(length_, std::vector<bool>(n, false));
        for (const std::uint32_t p : positions_.first) live[0][p] = reads(p, domains[0]);
        for (std::size_t i = 1; i < length_; ++i) {
            for (const auto [from, to] : positions_.transitions) {
                if (live[i - 1][from] && !live[i][to]) live[i][to] = reads(to, domains[i]);
            }
        }
        std::vector<bool> ending(n, false);
        for (const std::uint32_t p : positions_.last) ending[p] = true;
        std::vector<bool> alive(tree_.nodes.size(), false);
        bool any = false;
        for (std::size_t i = length_; i-- > 0;) {
            std::vector<bool> before(n, false);
            for (std::size_t p = 0; p < n; ++p) {
                live[i][p] = live[i][p] && ending[p];
                if (live[i][p]) alive[positions_.sets[p].index()] = any = true;
            }
            for (const auto [from, to] : positions_.transitions) before[from] = before[from] || live[i][to];
            ending = std::move(before);
        }
        return any ? alive : std::vector<bool>();
    }

  private:
    bool reads(std::uint32_t position, const std::vector<Word>& domain) const {
        const std::size_t set = positions_.sets[position].index();
        for (std::size_t w = 0; w < words_; ++w) {
            if ((set_values_[set * words_ + w] & domain[w]) != 0) return true;
        }
        return false;
    }

    const RegexTree& tree_;
    std::size_t words_, length_;
    std::vector<Word> set_values_;
    Positions positions_;
    bool is_built_ = false;
};

/// Whether a place of the clue is a reference, which the relaxed tree has as an optional part.
bool is_reference(const RegexTree& tree, const DeadCluePart& part) {
    return std::ranges::any_of(tree.nodes, [&](const RegexNode& node) {
        return node.kind == NodeKind::Reference && node.begin == part.begin && node.end == part.end;
    });
}

/// Collects the largest dead parts below a node, which is not dead itself.
class Collector {
  public:
    Collector(const RegexTree& tree, const std::vector<bool>& alive)
        : tree_(tree), is_alive_(tree.nodes.size()), reads_(tree.nodes.size()) {
        for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
            const RegexNode& node = tree.nodes[i];
            is_alive_[i] = alive[i];
            reads_[i] = must_read(node);
            for (const NodeId child : node.children) is_alive_[i] = is_alive_[i] || is_alive_[child.index()];
        }
    }

    std::vector<DeadCluePart> dead(bool by_length) {
        std::vector<NodeId> open = {tree_.root};
        std::vector<DeadCluePart> parts;
        while (!open.empty()) {
            const RegexNode& node = tree_[open.back()];
            open.pop_back();
            const bool is_optional = node.kind == NodeKind::Repetition && node.min == 0 && node.max > 0;
            const bool is_choice = node.kind == NodeKind::Alternation || is_optional;
            for (const NodeId child : node.children) {
                if (is_alive_[child.index()] || !reads_[child.index()]) {
                    open.push_back(child);
                } else if (is_choice) {
                    parts.push_back(part_of(node, tree_[child], by_length));
                }
            }
        }
        std::ranges::sort(parts, {}, &DeadCluePart::begin);
        return parts;
    }

  private:
    /// Whether every match of the node reads a symbol. Children stand before their parents.
    bool must_read(const RegexNode& node) const {
        const auto child_reads = [&](NodeId child) { return reads_[child.index()]; };
        switch (node.kind) {
            case NodeKind::Set:
                return true;
            case NodeKind::Concatenation:
                return std::ranges::any_of(node.children, child_reads);
            case NodeKind::Alternation:
                return std::ranges::all_of(node.children, child_reads);
            case NodeKind::Repetition:
                return node.min > 0 && child_reads(node.children[0]);
            case NodeKind::Group:
                return child_reads(node.children[0]);
            default:
                return false;
        }
    }

    static DeadCluePart part_of(const RegexNode& choice, const RegexNode& part, bool by_length) {
        const RegexNode& shown = choice.kind == NodeKind::Repetition ? choice : part;
        return {shown.begin, shown.end, by_length};
    }

    const RegexTree& tree_;
    std::vector<bool> is_alive_, reads_;
};

bool is_inside(const DeadCluePart& part, const std::vector<DeadCluePart>& parts) {
    return std::ranges::any_of(
        parts, [&](const DeadCluePart& p) { return p.begin <= part.begin && part.end <= p.end; });
}

}  // namespace

std::vector<DeadCluePart> dead_clue_parts(const Puzzle& puzzle, const PuzzleClue& clue) {
    const AlphabetCharacters characters(puzzle.alphabet);
    const bool is_regular = classify(clue.tree, characters) == LanguageKind::Regular;
    const RegexTree tree = with_own_sets(is_regular ? clue.tree : relaxed_tree(clue.tree));
    const Sweep sweep(tree, characters, clue.slot.size());
    std::vector<std::vector<Word>> any, ranges;
    std::vector<Word> all(value_words(puzzle), 0);
    for (std::size_t v = 0; v < puzzle.alphabet.size(); ++v) set_bit(all, v);
    for (const CellId cell : clue.slot) {
        any.push_back(all);
        ranges.push_back(values_of(puzzle, {&cell, 1}));
    }
    std::vector<DeadCluePart> parts;
    const auto finished = [&] {
        std::erase_if(parts, [&](const DeadCluePart& part) { return is_reference(clue.tree, part); });
        std::ranges::sort(parts, {}, &DeadCluePart::begin);
        return std::move(parts);
    };
    const auto alive = sweep.alive_nodes(any);
    if (alive.empty()) return {};
    parts = Collector(tree, alive).dead(true);
    const auto alive_in_ranges = any == ranges ? alive : sweep.alive_nodes(ranges);
    if (alive_in_ranges.empty()) return finished();
    const std::vector<DeadCluePart> by_length = parts;
    for (const DeadCluePart& part : Collector(tree, alive_in_ranges).dead(false)) {
        if (!is_inside(part, by_length)) parts.push_back(part);
    }
    return finished();
}

}  // namespace sator
