#include "sator/explain/explanation/explanation.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/explain/explanation/ladder.hpp"
#include "sator/explain/explanation/smallest_rule_set.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/techniques/nested_trial.hpp"
#include "sator/explain/techniques/trial.hpp"

namespace sator::explain {

namespace {

/// Checks the final values with `Rule::holds`, independently of the steps.
bool keeps_rules(const PuzzleContext& context, const Candidates& values) {
    std::vector<Value> grid;
    for (std::size_t i = 0; i < context.cell_count(); ++i) grid.push_back(value_of(values.first(CellId(i))));
    return std::ranges::all_of(context.rules(), [&](const auto& rule) { return keeps(*rule, grid); });
}

void copy_final_state(const SolvingState& state, Explanation& explanation) {
    explanation.left = state.candidates();
    for (std::size_t i = 0; i < state.context().cell_count(); ++i) {
        explanation.is_placed.push_back(state.is_open(CellId(i)) ? 0 : 1);
    }
}

/// Reduces the finding to the fewest rules that prove it from the known candidates. A finding that only a
/// search proves was already found with the fewest rules.
void use_smallest_rule_set(const SolvingState& state, Finding& finding) {
    // With all candidates as premises, a naked single needs no rule.
    const PremiseSource source =
        finding.source == PremiseSource::Explicit ? PremiseSource::Explicit : PremiseSource::Candidates;
    auto rules = smallest_rule_set(state.query(), finding.rules, state.premises(source), finding.claim);
    // A split over another cell's values might need fewer rules.
    finding.smallest_proof = finding.claim.split ? SmallestProof::OfThisSplit : SmallestProof::Proved;
    if (rules.size() == finding.rules.size()) return;
    finding.rules = std::move(rules);
    finding.source = source;
    const bool keeps_name = finding.claim.is_contradiction || finding.technique == Technique::NakedSingle ||
                            finding.technique == Technique::NestedTrial;
    if (keeps_name) return;
    finding.technique = technique_of_conflict(finding.rules.size());
    const bool places = !finding.claim.placed.empty();
    if (places && finding.rules.size() == 1) finding.technique = Technique::NarrowedValue;
    finding.claim.by_assuming = finding.claim.by_assuming || !places;
    finding.cost = entry_of(finding.technique).cost;
}

}  // namespace

Explanation explain(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits,
                    RuleSetMinimality rule_sets) {
    Explanation explanation;
    Ladder ladder(context, givens, limits);
    std::optional<NestedTrials> nested;
    for (;;) {
        std::optional<Finding> finding = ladder.next();
        if ((explanation.limit = ladder.reached())) break;
        if (!finding) {
            if (ladder.is_solved()) break;
            if (!nested) nested.emplace(context, limits, rule_sets);
            finding = nested->find(ladder.state());
            explanation.limit = nested->reached();
            if (!finding) break;
        }
        if (rule_sets == RuleSetMinimality::Smallest && !finding->is_by_search() &&
            !finding->is_by_combined())
            use_smallest_rule_set(ladder.state(), *finding);
        Step step = ladder.make_step(*finding);
        if ((explanation.limit = ladder.reached())) break;
        explanation.steps.push_back(std::move(step));
        if (finding->claim.is_contradiction) break;
        ladder.apply(explanation.steps.back());
    }
    copy_final_state(ladder.state(), explanation);
    if (explanation.limit) {
        explanation.end = ExplanationEnd::Stopped;
    } else if (!explanation.steps.empty() && explanation.steps.back().is_contradiction()) {
        explanation.end = ExplanationEnd::NoSolution;
    } else {
        explanation.end = ladder.is_solved() ? ExplanationEnd::Solved : ExplanationEnd::Several;
        SATOR_ASSERT(explanation.end == ExplanationEnd::Several || keeps_rules(context, explanation.left));
    }
    return explanation;
}

}  // namespace sator::explain
