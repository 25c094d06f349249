// First the candidate is assumed and one rule, then two, then all are propagated from the givens: a conflict,
// cut down to the rules and facts that it needs, is one step. Where there is none of few rules the whole way
// is found, and what the removal does not rest on is left out, from its end to its beginning.
#include "sator/explain/why_not.hpp"

#include <algorithm>

#include "sator/engine/search.hpp"
#include "sator/explain/few_rules_against.hpp"
#include "sator/explain/needed_steps.hpp"
#include "sator/explain/premises.hpp"
#include "sator/explain/tell.hpp"
#include "sator/explain/way.hpp"

namespace sator {

namespace {

Situation situation_of(const Study& study, std::span<const Given> givens, std::span<const Step> steps) {
    Situation situation(study);
    for (const Given& given : givens) situation.place({given.cell, given.value});
    for (const Step& step : steps) {
        for (const Candidate& c : step.removed) situation.remove(c);
        for (const Candidate& c : step.placed) situation.place(c);
    }
    return situation;
}

Claim claim_against(Candidate candidate) {
    return {.placed = {}, .removed = {candidate}, .by_assuming = true};
}

/// The step says of the candidate that it is gone, and nothing else.
Step only_against(const Situation& situation, Candidate candidate, Step step) {
    step.placed.clear();
    step.removed = {candidate};
    step.left = {{candidate.cell, {}}};
    for_each_bit(situation.candidates()[candidate.cell], [&](std::size_t v) {
        if (v != candidate.value) step.left[0].values.push_back(v);
    });
    return step;
}

/// By all rules that it takes, from the givens.
std::optional<Step> one_step(const Study& study, std::span<const Given> givens, Candidate candidate) {
    Situation situation = situation_of(study, givens, {});
    const Candidates& facts = situation.facts(FactSource::Placed);
    const Claim claim = claim_against(candidate);
    Closure& whole = study.whole();
    // Of givens that clash by themselves anything follows: what tells most is the clash.
    if (whole.is_dead() || whole.conflicts(facts)) return std::nullopt;
    if (auto step = few_rules_against(situation, candidate)) return only_against(situation, candidate, *step);
    if (!follows(whole, facts, claim)) return std::nullopt;
    Finding finding{Technique::Trial, needed_rules(study, study.all_rules(), facts, claim), claim,
                    FactSource::Placed};
    finding.technique = technique_of_conflict(finding.rules.size());
    finding.cost = entry_of(finding.technique).cost;
    return only_against(situation, candidate, told(situation, finding));
}

/// The last of these steps rules the candidate out, perhaps among others, or places a value that does: then
/// it is told of this candidate alone.
void end_with(const Study& study, std::span<const Given> givens, Candidate candidate,
              std::vector<Step>& steps) {
    if (steps.empty() || steps.back().is_clash) return;
    const Step& last = steps.back();
    const auto is_other = [&](const Candidate& c) {
        return c.cell == candidate.cell && c.value != candidate.value;
    };
    if (std::ranges::any_of(last.placed, is_other)) return;
    const bool removes = std::ranges::find(last.removed, candidate) != last.removed.end();
    if (removes && last.placed.empty() && last.removed.size() == 1) return;
    const std::span<const Step> before(steps.data(), steps.size() - (removes ? 1 : 0));
    Situation situation = situation_of(study, givens, before);
    if (auto step = few_rules_against(situation, candidate)) {
        if (removes) steps.pop_back();
        steps.push_back(only_against(situation, candidate, *step));
    } else if (removes) {
        steps.back() = only_against(situation, candidate, last);
    }
}

Outcome search_with(const Study& study, std::span<const Given> givens, Candidate candidate,
                    const Limits& limits, std::vector<Value>& solution) {
    std::vector<FixedCell> fixed;
    for (const Given& given : givens) fixed.push_back({variable_of(given.cell), Value{given.value}});
    fixed.push_back({variable_of(candidate.cell), static_cast<Value>(candidate.value)});
    Search search(study.model(), limits);
    return search.solve(fixed, [&](std::span<const Value> values) {
        solution.assign(values.begin(), values.end());
        return false;
    });
}

/// Of a candidate that no solution has.
void show_impossible(const Study& study, std::span<const Given> givens, Candidate candidate,
                     const Limits& limits, WhyNot& why) {
    study.begin(limits);
    auto step = one_step(study, givens, candidate);
    if ((why.limit = study.watch().reached())) return;
    if (!step || step->rules.size() > kFewRulesAgainst) {
        const Way way = find_way(study, givens, limits);
        if (!step && way.end == WayEnd::Stopped) why.limit = way.limit;
        if (why.limit) return;
        why.steps = steps_against(study, givens, way, candidate);
        study.begin(limits);
        end_with(study, givens, candidate, why.steps);
        if (const auto limit = study.watch().reached()) {
            why.steps.clear();
            if (!step) why.limit = limit;
        }
    }
    // Steps are told apart from each other; a chain through as many rules has to be kept in mind.
    if (step && (why.steps.empty() || why.steps.size() > step->rules.size())) why.steps = {std::move(*step)};
}

}  // namespace

WhyNot why_not(const Study& study, std::span<const Given> givens, Candidate candidate, const Limits& limits) {
    WhyNot why;
    if (!study.ranges().contains(candidate)) {
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
    const Outcome outcome = search_with(study, givens, candidate, limits, why.solution);
    if (std::holds_alternative<Solved>(outcome)) why.answer = WhyNot::Answer::Possible;
    if (std::holds_alternative<Stopped>(outcome)) why.answer = WhyNot::Answer::Stopped;
    if (why.answer != WhyNot::Answer::Impossible) return why;
    show_impossible(study, givens, candidate, limits, why);
    return why;
}

}  // namespace sator
