// A part of a clue is dead if every match of it reads a symbol and no match of the whole clue uses one of its
// positions (see clue_sweep.hpp).
#include "sator/explain/check/dead_clue_parts.hpp"

#include <algorithm>

#include "sator/explain/clues/clue_sweep.hpp"
#include "sator/language/automata/compile_language.hpp"
#include "sator/language/symbols/regular_relaxation.hpp"
#include "sator/puzzle/cell_values.hpp"

namespace sator::explain {

namespace {

/// Returns true if the part is a reference of the clue. The relaxed tree contains references as optional
/// parts.
bool is_reference(const RegexTree& tree, const DeadCluePart& part) {
    return std::ranges::any_of(tree.nodes, [&](const RegexNode& node) {
        return node.kind == NodeKind::Reference && node.begin == part.begin && node.end == part.end;
    });
}

/// Collects the largest dead parts below a node that is alive.
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
    /// Returns true if every match of the node reads a symbol. Children come before their parents.
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
    const bool is_regular = classify(*clue.tree, characters) == LanguageKind::Regular;
    const ClueSweep sweep(is_regular ? *clue.tree : regular_relaxation(*clue.tree), characters,
                          clue.slot.size());
    std::vector<Word> all(value_words(puzzle), 0);
    for (std::size_t v = 0; v < puzzle.alphabet.size(); ++v) set_bit(all, v);
    const std::vector<std::span<const Word>> any(clue.slot.size(), all);
    std::vector<std::vector<Word>> listed;
    for (const CellId cell : clue.slot) listed.push_back(values_of(puzzle, {&cell, 1}));
    const std::vector<std::span<const Word>> ranges(listed.begin(), listed.end());
    const bool lists_all = std::ranges::all_of(listed, [&](const auto& values) { return values == all; });
    std::vector<DeadCluePart> parts;
    const auto finished = [&] {
        std::erase_if(parts, [&](const DeadCluePart& part) { return is_reference(*clue.tree, part); });
        std::ranges::sort(parts, {}, &DeadCluePart::begin);
        return std::move(parts);
    };
    const auto alive = sweep.alive_nodes(any);
    if (alive.empty()) return {};
    parts = Collector(sweep.tree(), alive).dead(true);
    const auto alive_in_ranges = lists_all ? alive : sweep.alive_nodes(ranges);
    if (alive_in_ranges.empty()) return finished();
    const std::vector<DeadCluePart> by_length = parts;
    for (const DeadCluePart& part : Collector(sweep.tree(), alive_in_ranges).dead(false)) {
        if (!is_inside(part, by_length)) parts.push_back(part);
    }
    return finished();
}

}  // namespace sator::explain
