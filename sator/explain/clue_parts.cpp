// Each place of the clue that reads a symbol gets a set of its own, so that a position of the clue's
// automaton tells its place. A sweep over the slot, forward and backward, leaves the positions that some
// match goes through. A part is dead if it has places that read a symbol and none is left.
#include "sator/explain/clue_parts.hpp"

#include <algorithm>

#include "sator/language/glushkov.hpp"
#include "sator/language/relaxed_tree.hpp"

namespace sator {

namespace {

/// The tree with a set of its own for each Set node: that of node i is set i; then the others' sets.
RegexTree with_own_sets(RegexTree tree) {
    std::vector<CodePointSet> sets(tree.nodes.size());
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        RegexNode& node = tree.nodes[i];
        if (node.kind != NodeKind::Set && node.kind != NodeKind::WordBoundary) continue;
        if (node.set.index() < tree.sets.size()) sets[i] = tree.sets[node.set.index()];
        node.set = SetId(i);
    }
    tree.sets = std::move(sets);
    return tree;
}

class Sweep {
  public:
    Sweep(const RegexTree& tree, const AlphabetCharacters& characters, std::size_t length)
        : tree_(tree), words_(characters.words()) {
        values_.assign(tree.sets.size() * words_, 0);
        for (std::size_t i = 0; i < tree.sets.size(); ++i) {
            characters.find_values(tree.sets[i], std::span(values_).subspan(i * words_, words_));
        }
        auto found = find_positions(tree, characters, values_, length, RegexLimits{});
        if (found) positions_ = std::move(*found);
    }

    /// Of each node: whether some match goes through it as a Set. Empty where nothing matches.
    std::vector<bool> alive_sets(std::span<const CellId> slot, const Candidates& known) const {
        std::vector<std::vector<bool>> live = forward(slot, known);
        std::vector<bool> alive(tree_.nodes.size(), false);
        std::vector<bool> next(positions_.sets.size(), false);
        for (const std::uint32_t p : positions_.last) next[p] = true;
        for (std::size_t i = slot.size(); i-- > 0;) {
            std::vector<bool> before(positions_.sets.size(), false);
            bool any = false;
            for (std::size_t p = 0; p < next.size(); ++p) {
                live[i][p] = live[i][p] && next[p];
                if (!live[i][p]) continue;
                any = true;
                alive[positions_.sets[p].index()] = true;
            }
            if (!any) return {};
            for (const auto& [from, to] : positions_.transitions) {
                if (live[i][to]) before[from] = true;
            }
            next = std::move(before);
        }
        return alive;
    }

  private:
    bool reads(std::uint32_t position, std::span<const Word> domain) const {
        const std::size_t set = positions_.sets[position].index();
        for (std::size_t w = 0; w < words_; ++w) {
            if ((values_[set * words_ + w] & domain[w]) != 0) return true;
        }
        return false;
    }

    std::vector<std::vector<bool>> forward(std::span<const CellId> slot, const Candidates& known) const {
        std::vector<std::vector<bool>> live(slot.size(), std::vector<bool>(positions_.sets.size(), false));
        for (std::size_t i = 0; i < slot.size(); ++i) {
            const auto domain = known[slot[i]];
            if (i == 0) {
                for (const std::uint32_t p : positions_.first) live[0][p] = reads(p, domain);
                continue;
            }
            for (const auto& [from, to] : positions_.transitions) {
                if (live[i - 1][from] && reads(to, domain)) live[i][to] = true;
            }
        }
        return live;
    }

    const RegexTree& tree_;
    std::size_t words_;
    std::vector<Word> values_;
    Positions positions_;
};

class DeadParts {
  public:
    DeadParts(const RegexTree& tree, const std::vector<bool>& alive) : tree_(tree), alive_(alive) {}

    std::vector<CluePart> find() {
        visit(tree_.root, false);
        std::ranges::sort(parts_, {}, &CluePart::begin);
        return std::move(parts_);
    }

  private:
    enum class State : std::uint8_t { ReadsNothing, Dead, Alive };

    State state_of(NodeId id) const {
        const RegexNode& node = tree_[id];
        if (node.kind == NodeKind::Set) return alive_[id.index()] ? State::Alive : State::Dead;
        State whole = State::ReadsNothing;
        for (const NodeId child : node.children) whole = std::max(whole, state_of(child));
        return whole;
    }

    /// `can_die`: an alternative or an optional part, and not the clue as a whole.
    void visit(NodeId id, bool can_die) {
        const RegexNode& node = tree_[id];
        if (can_die && state_of(id) == State::Dead) {
            parts_.push_back({node.begin, node.end});
            return;
        }
        const bool is_choice = node.kind == NodeKind::Alternation;
        for (const NodeId child : node.children) {
            visit(child, is_choice || (node.kind == NodeKind::Repetition && node.min == 0));
        }
    }

    const RegexTree& tree_;
    const std::vector<bool>& alive_;
    std::vector<CluePart> parts_;
};

}  // namespace

std::vector<CluePart> dead_parts(const CompiledClue& clue, std::span<const CellId> slot,
                                 const Candidates& known) {
    const RegexTree tree = with_own_sets(relaxed_tree(*clue.tree));
    const std::vector<bool> alive = Sweep(tree, *clue.characters, slot.size()).alive_sets(slot, known);
    if (alive.empty()) return {};
    return DeadParts(tree, alive).find();
}

std::string marked(std::span<const CluePart> parts, std::string_view mark) {
    std::string line;
    std::size_t column = 0;
    for (const CluePart& part : parts) {
        for (; column < part.begin; ++column) line += ' ';
        for (; column < part.end; ++column) line += mark;
    }
    return line;
}

}  // namespace sator
