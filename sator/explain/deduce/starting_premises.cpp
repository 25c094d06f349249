#include "sator/explain/deduce/starting_premises.hpp"

#include <algorithm>

#include "sator/explain/deduce/minimal_premises.hpp"

namespace sator::explain {

namespace {

/// Resets the cells for which `is_about` is false to their ranges.
template <class IsAbout>
void forget_others(const PuzzleContext& context, Candidates& premises, IsAbout is_about) {
    for (std::size_t i = 0; i < context.cell_count(); ++i) {
        if (!is_about(CellId(i))) std::ranges::copy(context.ranges()[CellId(i)], premises[CellId(i)].begin());
    }
}

/// Keeps only what a hidden subset needs: that the cells outside it cannot hold its values.
void keep_hidden(const SolvingState& state, const Subset& subset, Candidates& premises) {
    const PuzzleContext& context = state.context();
    const auto is_inside = [&](CellId cell) {
        return std::ranges::find(subset.cells, cell) != subset.cells.end();
    };
    forget_others(context, premises, [&](CellId cell) { return !is_inside(cell); });
    for (std::size_t i = 0; i < context.cell_count(); ++i) {
        if (!state.is_open(CellId(i)) || is_inside(CellId(i))) continue;
        for_each_value(context.ranges()[CellId(i)], [&](ValueId v) {
            if (std::ranges::find(subset.values, v) == subset.values.end()) set_bit(premises[CellId(i)], v);
        });
    }
}

}  // namespace

std::vector<RuleId> starting_rules(const SolvingState& state, const Finding& finding,
                                   const Candidates& premises) {
    if (finding.technique != Technique::NakedSingle) return finding.rules;
    if (premises.count(finding.claim.placed[0].cell) == 1) return {};
    return minimal_rules(state.query(), finding.rules, premises, finding.claim);
}

Candidates starting_premises(const SolvingState& state, const Finding& finding) {
    if (const auto* known = std::get_if<KnownCandidates>(&finding.detail)) return known->candidates;
    Candidates premises = state.premises(finding.source);
    const PuzzleContext& context = state.context();
    const auto is_in = [&](RuleId rule, CellId cell) {
        return state.query().fixpoint(rule).place_of(cell) < state.query().fixpoint(rule).cells().size();
    };
    const auto& rules = finding.rules;
    if (finding.technique == Technique::Pointing || finding.technique == Technique::Claiming) {
        forget_others(context, premises,
                      [&](CellId cell) { return is_in(rules[0], cell) && !is_in(rules[1], cell); });
    } else if (const auto* subset = std::get_if<Subset>(&finding.detail)) {
        if (is_hidden_subset(finding.technique)) {
            keep_hidden(state, *subset, premises);
        } else {
            const auto& cells = subset->cells;
            forget_others(context, premises,
                          [&](CellId cell) { return std::ranges::find(cells, cell) != cells.end(); });
        }
    }
    return premises;
}

}  // namespace sator::explain
