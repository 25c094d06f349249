// A part of a clue is dead if it contains places that read a symbol and no match uses any of them. ClueSweep
// finds the places that matches use; this file collects the largest dead alternatives and optional parts.
#include "sator/explain/clues/clue_parts.hpp"

#include <algorithm>

#include "sator/explain/clues/clue_sweep.hpp"
#include "sator/language/symbols/regular_relaxation.hpp"

namespace sator::explain {

namespace {

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

    /// `can_die`: the node is an alternative or an optional part. The clue as a whole is neither.
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
    const ClueSweep sweep(regular_relaxation(clue.tree), *clue.characters, slot.size());
    std::vector<std::span<const Word>> domains;
    for (const CellId cell : slot) domains.push_back(known[cell]);
    const std::vector<bool> alive = sweep.alive_nodes(domains);
    if (alive.empty()) return {};
    return DeadParts(sweep.tree(), alive).find();
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

}  // namespace sator::explain
