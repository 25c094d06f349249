// Assumes the candidate and propagates one rule, then two, then all rules from the givens. A conflict,
// minimised to the rules and premises that it needs, gives one step. If that step needs many rules or there
// is none, the whole puzzle is explained, and the steps on which the candidate's removal does not depend are
// left out.
#include "sator/explain/explanation/why_not.hpp"

#include <algorithm>

#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/make_step.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/few_rule_refutation.hpp"
#include "sator/explain/explanation/refuting_steps.hpp"
#include "sator/explain/techniques/trial.hpp"
#include "sator/rules/registry/fixed_cells.hpp"

namespace sator::explain {

namespace {

SolvingState state_after(Query& query, std::span<const Given> givens, std::span<const Step> steps) {
    SolvingState state(query);
    for (const Given& given : givens) state.place({given.cell, given.value});
    for (const Step& step : steps) {
        for (const Candidate& c : step.removed) state.remove(c);
        for (const Candidate& c : step.placed) state.place(c);
    }
    return state;
}

Claim claim_against(Candidate candidate) {
    return {.placed = {}, .removed = {candidate}, .by_assuming = true};
}

/// Restricts the step's conclusion to the removal of the candidate.
Step only_against(const SolvingState& state, Candidate candidate, Step step) {
    step.placed.clear();
    step.removed = {candidate};
    step.remaining = {{candidate.cell, {}}};
    for_each_value(state.candidates()[candidate.cell], [&](ValueId v) {
        if (v != candidate.value) step.remaining[0].values.push_back(v);
    });
    return step;
}

/// Returns a step from the givens with a minimal set of rules, if propagation refutes the candidate.
std::optional<Step> one_step(Query& query, std::span<const Given> givens, Candidate candidate) {
    SolvingState state = state_after(query, givens, {});
    const Candidates& premises = state.premises(PremiseSource::Placed);
    const Claim claim = claim_against(candidate);
    RuleFixpoint& whole = query.all_rules_fixpoint();
    // Inconsistent givens imply anything: the contradiction itself explains more.
    if (whole.is_inconsistent() || whole.conflicts(premises)) return std::nullopt;
    if (auto step = few_rule_refutation(state, candidate)) return only_against(state, candidate, *step);
    if (!follows(whole, premises, claim)) return std::nullopt;
    Finding finding{Technique::Trial, minimal_rules(query, query.context().all_rules(), premises, claim),
                    claim, PremiseSource::Placed};
    finding.technique = technique_of_conflict(finding.rules.size());
    finding.cost = entry_of(finding.technique).cost;
    return only_against(state, candidate, make_step(state, finding));
}

/// If the last of these steps removes the candidate among others, or places a value that excludes it,
/// restricts the conclusion to this candidate.
void end_with(Query& query, std::span<const Given> givens, Candidate candidate, std::vector<Step>& steps) {
    if (steps.empty() || steps.back().is_contradiction()) return;
    const Step& last = steps.back();
    const auto is_other = [&](const Candidate& c) {
        return c.cell == candidate.cell && c.value != candidate.value;
    };
    if (std::ranges::any_of(last.placed, is_other)) return;
    const bool removes = std::ranges::find(last.removed, candidate) != last.removed.end();
    if (removes && last.placed.empty() && last.removed.size() == 1) return;
    const std::span<const Step> before(steps.data(), steps.size() - (removes ? 1 : 0));
    SolvingState state = state_after(query, givens, before);
    if (auto step = few_rule_refutation(state, candidate)) {
        if (removes) steps.pop_back();
        steps.push_back(only_against(state, candidate, *step));
    } else if (removes) {
        steps.back() = only_against(state, candidate, last);
    }
}

Outcome search_with(const PuzzleContext& context, std::span<const Given> givens, Candidate candidate,
                    const Limits& limits, std::vector<Value>& solution) {
    std::vector<FixedCell> fixed = fixed_cells(givens);
    fixed.push_back({variable_of(candidate.cell), value_of(candidate.value)});
    Search search(context.model(), limits);
    return search.solve({.fixed = fixed}, [&](std::span<const Value> values) {
        solution.assign(values.begin(), values.end());
        return false;
    });
}

/// Explains a candidate that no solution has.
void show_impossible(const PuzzleContext& context, std::span<const Given> givens, Candidate candidate,
                     const Limits& limits, WhyNot& why) {
    Query query(context, limits);
    auto step = one_step(query, givens, candidate);
    if ((why.limit = query.reached())) return;
    if (!step || step->rules.size() > kFewRefutingRules) {
        const Explanation explanation = explain(context, givens, limits);
        if (!step && explanation.end == ExplanationEnd::Stopped) why.limit = explanation.limit;
        if (why.limit) return;
        why.steps = refuting_steps(context, givens, explanation, candidate);
        end_with(query, givens, candidate, why.steps);
        if (const auto limit = query.reached()) {
            why.steps.clear();
            if (!step) why.limit = limit;
        }
    }
    // Several steps of few rules are easier to follow than one chain of the same number of rules.
    if (step && (why.steps.empty() || why.steps.size() > step->rules.size())) why.steps = {std::move(*step)};
}

}  // namespace

WhyNot why_not(const PuzzleContext& context, std::span<const Given> givens, Candidate candidate,
               const Limits& limits) {
    WhyNot why;
    if (!context.ranges().contains(candidate)) {
        why.answer = WhyNot::Answer::OutOfRange;
        return why;
    }
    const auto is_here = [&](const Given& given) {
        return given.cell == candidate.cell && given.value != candidate.value;
    };
    if (const auto given = std::ranges::find_if(givens, is_here); given != givens.end()) {
        why.answer = WhyNot::Answer::Given;
        why.given = given->value;
        return why;
    }
    const Outcome outcome = search_with(context, givens, candidate, limits, why.solution);
    if (std::holds_alternative<Solved>(outcome)) why.answer = WhyNot::Answer::Possible;
    if (std::holds_alternative<Stopped>(outcome)) why.answer = WhyNot::Answer::Stopped;
    if (why.answer != WhyNot::Answer::Impossible) return why;
    show_impossible(context, givens, candidate, limits, why);
    return why;
}

}  // namespace sator::explain
