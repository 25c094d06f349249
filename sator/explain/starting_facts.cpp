#include "sator/explain/starting_facts.hpp"

#include <algorithm>

#include "sator/explain/premises.hpp"

namespace sator {

namespace {

/// Forgets what is known of the cells that `is_about` denies.
template <class IsAbout>
void forget_others(const Study& study, Candidates& facts, IsAbout is_about) {
    for (std::size_t i = 0; i < study.cell_count(); ++i) {
        if (!is_about(CellId(i))) std::ranges::copy(study.ranges()[CellId(i)], facts[CellId(i)].begin());
    }
}

/// Of the other cells of a hidden subset's region, only that they have not its values.
void keep_hidden(const Situation& situation, const Subset& subset, Candidates& facts) {
    const Study& study = situation.study();
    const auto is_inside = [&](CellId cell) {
        return std::ranges::find(subset.cells, cell) != subset.cells.end();
    };
    forget_others(study, facts, [&](CellId cell) { return !is_inside(cell); });
    for (std::size_t i = 0; i < study.cell_count(); ++i) {
        if (!situation.is_open(CellId(i)) || is_inside(CellId(i))) continue;
        for_each_bit(study.ranges()[CellId(i)], [&](std::size_t v) {
            if (std::ranges::find(subset.values, v) == subset.values.end()) set_bit(facts[CellId(i)], v);
        });
    }
}

}  // namespace

std::vector<RuleId> starting_rules(const Situation& situation, const Finding& finding,
                                   const Candidates& facts) {
    if (finding.technique != Technique::NakedSingle) return finding.rules;
    if (facts.count(finding.claim.placed[0].cell) == 1) return {};
    return needed_rules(situation.study(), finding.rules, facts, finding.claim);
}

Candidates starting_facts(const Situation& situation, const Finding& finding) {
    if (finding.known) return *finding.known;
    Candidates facts = situation.facts(finding.source);
    const Study& study = situation.study();
    const auto is_in = [&](RuleId rule, CellId cell) {
        return study.closure(rule).place_of(cell) < study.closure(rule).cells().size();
    };
    const auto& rules = finding.rules;
    if (finding.technique == Technique::Pointing || finding.technique == Technique::Claiming) {
        forget_others(study, facts,
                      [&](CellId cell) { return is_in(rules[0], cell) && !is_in(rules[1], cell); });
    } else if (is_hidden_subset(finding.technique)) {
        keep_hidden(situation, finding.subset, facts);
    } else if (!finding.subset.cells.empty()) {
        const auto& cells = finding.subset.cells;
        forget_others(study, facts,
                      [&](CellId cell) { return std::ranges::find(cells, cell) != cells.end(); });
    }
    return facts;
}

}  // namespace sator
