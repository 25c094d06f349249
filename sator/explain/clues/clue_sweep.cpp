#include "sator/explain/clues/clue_sweep.hpp"

#include <utility>

namespace sator::explain {

namespace {

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

}  // namespace

ClueSweep::ClueSweep(RegexTree tree, const AlphabetCharacters& characters, std::size_t length)
    : tree_(with_own_sets(std::move(tree))), words_(characters.words()) {
    set_values_.assign(tree_.sets.size() * words_, 0);
    for (std::size_t i = 0; i < tree_.sets.size(); ++i) {
        characters.find_values(tree_.sets[i], std::span(set_values_).subspan(i * words_, words_));
    }
    if (!find_positions(tree_, characters, set_values_, length, RegexLimits{}, positions_)) positions_ = {};
}

bool ClueSweep::reads(std::uint32_t position, std::span<const Word> domain) const {
    const std::size_t set = positions_.sets[position].index();
    for (std::size_t w = 0; w < words_; ++w) {
        if ((set_values_[set * words_ + w] & domain[w]) != 0) return true;
    }
    return false;
}

ClueSweep::Live ClueSweep::forward(std::span<const std::span<const Word>> domains) const {
    Live live(domains.size(), std::vector<bool>(positions_.sets.size(), false));
    for (const std::uint32_t p : positions_.first) live[0][p] = reads(p, domains[0]);
    for (std::size_t i = 1; i < domains.size(); ++i) {
        for (const auto [from, to] : positions_.transitions) {
            if (live[i - 1][from] && !live[i][to]) live[i][to] = reads(to, domains[i]);
        }
    }
    return live;
}

std::vector<bool> ClueSweep::alive_nodes(std::span<const std::span<const Word>> domains) const {
    if (positions_.sets.empty() || domains.empty()) return {};
    Live live = forward(domains);
    std::vector<bool> ending(positions_.sets.size(), false);
    for (const std::uint32_t p : positions_.last) ending[p] = true;
    std::vector<bool> alive(tree_.nodes.size(), false);
    for (std::size_t i = domains.size(); i-- > 0;) {
        bool any = false;
        for (std::size_t p = 0; p < ending.size(); ++p) {
            live[i][p] = live[i][p] && ending[p];
            if (live[i][p]) alive[positions_.sets[p].index()] = any = true;
        }
        if (!any) return {};
        std::vector<bool> before(ending.size(), false);
        for (const auto [from, to] : positions_.transitions) before[from] = before[from] || live[i][to];
        ending = std::move(before);
    }
    return alive;
}

}  // namespace sator::explain
