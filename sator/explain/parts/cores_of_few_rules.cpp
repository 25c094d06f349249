// Asks the oracle about each rule with the givens in its cells, then about each pair of rules that share
// cells. Two rules without a common cell need not be tried together, because they conflict only if one of
// them does alone. Most questions take no search: a solution of all parts but a few answers them.
#include "sator/explain/parts/cores_of_few_rules.hpp"

#include <algorithm>
#include <iterator>

namespace sator::explain {

namespace {

using Parts = std::vector<PartId>;

/// The most nodes for a search about one or two rules.
constexpr std::uint64_t kMaxNodes = 100'000;
/// The largest number of unsatisfiable sets that is returned.
constexpr std::size_t kMaxCores = 20;
/// Limits the cost of all questions: one that is searched costs the number of the puzzle's cells, plus its
/// nodes.
constexpr std::uint64_t kMaxCost = 20'000'000;

class FewRules {
  public:
    FewRules(const PuzzleParts& parts, PartOracle& oracle, const Limits& limits)
        : parts_(parts), oracle_(oracle), limits_(limits), on_(parts.puzzle().grid.position_count()) {
        for (const PartId part : parts.all()) {
            cells_.push_back(parts.cells(part));
            for (const CellId cell : cells_.back()) on_[cell.index()].push_back(part);
        }
    }

    std::vector<Parts> clashing() {
        for (std::size_t i = 0; i < parts_.rule_count(); ++i) ask(givens_beside({PartId(i)}));
        if (!sets_.empty()) return std::move(sets_);
        for (std::size_t i = 0; i < parts_.rule_count(); ++i) {
            if (is_over()) break;
            for (const PartId other : later_neighbours(PartId(i))) ask(givens_beside({PartId(i), other}));
        }
        return std::move(sets_);
    }

  private:
    bool is_over() const {
        const std::uint64_t cost = oracle_.searches() * on_.size() + oracle_.all_nodes();
        return sets_.size() >= kMaxCores || cost > kMaxCost || limits_.reached();
    }

    void ask(Parts set) {
        if (!is_over() && oracle_.ask(set, kMaxNodes) == PartOracle::Answer::No)
            sets_.push_back(std::move(set));
    }

    /// Returns the rules and the givens in their cells.
    Parts givens_beside(Parts rules) const {
        Parts set = rules;
        for (const PartId rule : rules) {
            for (const CellId cell : cells_[rule.index()]) {
                std::ranges::copy_if(on_[cell.index()], std::back_inserter(set),
                                     [&](PartId part) { return !parts_.is_rule(part); });
            }
        }
        return each_once(std::move(set));
    }

    /// Returns the rules after `rule` that share a cell with it.
    Parts later_neighbours(PartId rule) const {
        Parts found;
        for (const CellId cell : cells_[rule.index()]) {
            std::ranges::copy_if(on_[cell.index()], std::back_inserter(found),
                                 [&](PartId part) { return rule < part && parts_.is_rule(part); });
        }
        return each_once(std::move(found));
    }

    static Parts each_once(Parts parts) {
        std::ranges::sort(parts);
        const auto repeated = std::ranges::unique(parts);
        parts.erase(repeated.begin(), repeated.end());
        return parts;
    }

    const PuzzleParts& parts_;
    PartOracle& oracle_;
    Limits limits_;
    std::vector<std::vector<CellId>> cells_;  // by part
    std::vector<Parts> on_;                   // the parts on each cell, by cell
    std::vector<Parts> sets_;
};

}  // namespace

std::vector<Parts> cores_of_few_rules(const PuzzleParts& parts, PartOracle& oracle, const Limits& limits) {
    return FewRules(parts, oracle, limits).clashing();
}

}  // namespace sator::explain
