#include "sator/explain/deduce/make_step.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/explain/deduce/annotate_clues.hpp"
#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/fixpoint_handle.hpp"
#include "sator/explain/deduce/implication_chain.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/deduce/starting_premises.hpp"

namespace sator::explain {

namespace {

/// Adds what else the rules conclude from the premises: further values, and further removals if the claim is
/// a removal. The caller skips this for a crossing, which argues about one cell.
void add_conclusions(const SolvingState& state, RuleFixpoint& fixpoint, const Candidates& premises,
                     Step& step) {
    Candidates left(premises);
    if (!fixpoint.run(premises, left)) return;
    const bool places = !step.placed.empty();
    for (const CellId cell : fixpoint.cells()) {
        if (!state.is_open(cell)) continue;
        const auto is_told = [&](const Candidate& c) { return c.cell == cell; };
        if (std::ranges::any_of(step.placed, is_told)) continue;
        if (left.count(cell) == 1) {
            step.placed.push_back({cell, left.first(cell)});
            std::erase_if(step.removed, is_told);
        } else if (!places) {
            for_each_value(state.candidates()[cell], [&](ValueId v) {
                const Candidate gone{cell, v};
                if (left.contains(gone) || std::ranges::find(step.removed, gone) != step.removed.end())
                    return;
                step.removed.push_back(gone);
            });
        }
    }
    std::ranges::sort(step.removed);
}

/// Stores the cell whose values are tried in turn after the assumption is propagated, and these values.
void add_split(RuleFixpoint& fixpoint, Candidates premises, CellId cell, Assumption& assumption) {
    premises.fix(assumption.assumed);
    fixpoint.push_level();
    if (fixpoint.keep(premises) && fixpoint.propagate()) {
        assumption.split = RemainingValues{cell, {}};
        for_each_value(fixpoint.values(fixpoint.place_of(cell)),
                       [&](ValueId v) { assumption.split->values.push_back(v); });
    }
    fixpoint.backtrack();
}

/// Adds what is concluded for one cell in the shortest form: places the value if one is left and `may_place`,
/// else lists the removals.
void add_ruled_out(const SolvingState& state, CellId cell, std::span<const Word> left, bool may_place,
                   Step& step) {
    const auto is_told = [&](const Candidate& c) { return c.cell == cell; };
    if (may_place && count_bits(left) == 1) {
        std::erase_if(step.removed, is_told);
        for_each_value(left, [&](ValueId v) { step.placed.push_back({cell, v}); });
        return;
    }
    for_each_value(state.candidates()[cell], [&](ValueId v) {
        const Candidate gone{cell, v};
        if (!has_bit(left, v) && std::ranges::find(step.removed, gone) == step.removed.end())
            step.removed.push_back(gone);
    });
}

/// Returns the values left to the cell at this place, without those that the step removes. If `tries_others`,
/// also without those that conflict once they are assumed.
std::vector<Word> left_after(RuleFixpoint& fixpoint, std::size_t place, bool tries_others, const Step& step) {
    std::vector<Word> left(fixpoint.values(place).begin(), fixpoint.values(place).end());
    const std::vector<Word> before(left);
    const CellId cell = fixpoint.cells()[place];
    for_each_value(before, [&](ValueId v) {
        const bool is_gone = std::ranges::find(step.removed, Candidate{cell, v}) != step.removed.end();
        if (is_gone || (tries_others && conflicts_with(fixpoint, place, v))) clear_bit(left, v);
    });
    return left;
}

/// Adds the conclusions of a refutation. If it needs few rules, these are all candidates that the rules
/// refute by the step's premises. If it needs more, only the assumed candidate is removed, because each trial
/// is explained by itself; its cell gets a value if it has only two candidates.
void add_refuted(const SolvingState& state, RuleFixpoint& fixpoint, const Candidates& premises, Step& step) {
    const bool is_of_few = step.technique == Technique::TwoRules || step.technique == Technique::FewRules;
    const bool is_of_one = step.technique == Technique::Combinations;
    fixpoint.push_level();
    if (fixpoint.keep(premises) && fixpoint.propagate()) {
        for (std::size_t i = 0; i < fixpoint.cells().size(); ++i) {
            const CellId cell = fixpoint.cells()[i];
            const bool is_own = cell == step.assumption()->assumed.cell;
            if (!state.is_open(cell) || (!is_of_few && !is_own)) continue;
            const bool may_place = !is_own || is_of_one || state.candidates().count(cell) <= 2;
            if (!may_place && !is_of_few) continue;
            add_ruled_out(state, cell, left_after(fixpoint, i, is_of_few, step), may_place, step);
        }
    }
    fixpoint.backtrack();
    std::ranges::sort(step.removed);
}

bool is_shown_by_assuming(const Finding& finding) {
    const bool is_of_rules = finding.technique >= Technique::TwoRules && !finding.claim.is_contradiction;
    return finding.claim.by_assuming && (is_of_rules || finding.technique == Technique::Combinations);
}

/// If no rule is needed, the conclusion follows from what the premises say about the cell itself: they are
/// cut down to that cell.
void make_premises_without_rules(const Knowledge& knowledge, Candidates premises, Step& step) {
    const CellId own = step.placed[0].cell;
    for (std::size_t i = 0; i < premises.cell_count(); ++i) {
        if (CellId(i) != own)
            std::ranges::copy(knowledge.context().ranges()[CellId(i)], premises[CellId(i)].begin());
    }
    step.premises = premises_of(knowledge, premises);
}

}  // namespace

std::vector<StepPremise> premises_of(const Knowledge& knowledge, const Candidates& premises) {
    std::vector<StepPremise> list;
    const Candidates& ranges = knowledge.context().ranges();
    for (std::size_t i = 0; i < premises.cell_count(); ++i) {
        const CellId cell(i);
        if (std::ranges::equal(premises[cell], ranges[cell])) continue;
        StepPremise premise{cell, knowledge.is_placed(cell), {}};
        if (premise.is_placed) {
            premise.values = {premises.first(cell)};
        } else {
            for_each_value(ranges[cell], [&](ValueId v) {
                if (!premises.contains({cell, v})) premise.values.push_back(v);
            });
        }
        list.push_back(std::move(premise));
    }
    return list;
}

namespace {

void add_remaining(const SolvingState& state, Step& step) {
    for (const Candidate& gone : step.removed) {
        if (!step.remaining.empty() && step.remaining.back().cell == gone.cell) continue;
        RemainingValues left{gone.cell, {}};
        for_each_value(state.candidates()[gone.cell], [&](ValueId v) {
            const Candidate candidate{gone.cell, v};
            const bool is_gone = std::ranges::find(step.removed, candidate) != step.removed.end();
            if (!is_gone) left.values.push_back(v);
        });
        step.remaining.push_back(std::move(left));
    }
}

/// Returns the step without premises: what the finding has before these are minimised.
Step outline(const SolvingState& state, const Finding& finding, const Candidates& premises) {
    Step step;
    step.technique = finding.technique;
    step.rules = starting_rules(state, finding, premises);
    step.placed = finding.claim.placed;
    step.removed = finding.claim.removed;
    step.by_assuming = finding.claim.by_assuming;
    step.smallest_proof = finding.smallest_proof;
    step.cost = finding.cost;
    if (const auto* subset = std::get_if<Subset>(&finding.detail)) step.detail = *subset;
    if (const auto* combined = std::get_if<UsesCombined>(&finding.detail))
        step.detail = state.query().combined_rules().all()[combined->index];
    if (const auto* counts = std::get_if<UsesCounts>(&finding.detail)) step.detail = counts->combined;
    if (is_shown_by_assuming(finding)) step.detail = Assumption{finding.claim.removed[0], {}, {}, {}};
    return step;
}

Step minimal_step(SolvingState& state, const Finding& finding) {
    Claim claim = finding.claim;
    const auto* searched = std::get_if<SearchedPremises>(&finding.detail);
    Candidates premises = searched != nullptr ? searched->premises : starting_premises(state, finding);
    Step step = outline(state, finding, premises);
    if (searched != nullptr) {
        step.is_minimal = searched->is_minimal;
        step.premises = premises_of(state.knowledge(), premises);
        return step;
    }
    if (step.rules.empty()) {
        if (!step.placed.empty()) make_premises_without_rules(state.knowledge(), std::move(premises), step);
        return step;
    }
    const FixpointHandle own(state.query(), finding, step.rules);
    RuleFixpoint& fixpoint = *own;
    claim = shown_claim(fixpoint, premises, std::move(claim));
    const bool is_shown = follows(fixpoint, premises, claim);
    SATOR_ASSERT(is_shown || fixpoint.is_over());
    premises = minimal_premises(state.knowledge(), fixpoint, std::move(premises), claim);
    if (state.query().watch().is_over(0)) return step;
    step.premises = premises_of(state.knowledge(), premises);
    step.by_assuming = claim.by_assuming;
    if (step.is_contradiction()) return step;
    annotate_clues(state.query(), premises, step);
    if (auto* assumption = std::get_if<Assumption>(&step.detail)) {
        add_implication_chain(state.query(), fixpoint, premises, step.rules, *assumption);
        if (claim.split) add_split(fixpoint, premises, *claim.split, *assumption);
        add_refuted(state, fixpoint, premises, step);
    } else if (!step.by_assuming && step.technique != Technique::Crossing) {
        add_conclusions(state, fixpoint, premises, step);
    }
    return step;
}

}  // namespace

Step make_step(SolvingState& state, const Finding& finding) {
    Step step = minimal_step(state, finding);
    add_remaining(state, step);
    return step;
}

}  // namespace sator::explain
