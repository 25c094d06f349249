// First the candidate is assumed and all rules are propagated from the givens: a conflict, cut down to the
// rules and facts that it needs, is one step. Where there is none the whole way is found, and what the
// removal does not rest on is left out, from its end to its beginning.
#include "sator/explain/why_not.hpp"

#include <algorithm>
#include <set>

#include "sator/engine/search.hpp"
#include "sator/explain/ladder.hpp"
#include "sator/explain/premises.hpp"
#include "sator/explain/tell.hpp"
#include "sator/explain/way.hpp"

namespace sator {

namespace {

/// One step of no more rules than this is not compared with the steps of the way.
constexpr std::size_t kEasyRules = 2;

std::optional<Step> one_step(const Study& study, std::span<const Given> givens, Candidate candidate) {
    Situation situation(study);
    for (const Given& given : givens) situation.place({given.cell, given.value});
    const Candidates& facts = situation.facts(FactSource::Placed);
    const Claim claim{.placed = {}, .removed = {candidate}, .by_assuming = true};
    Closure& whole = study.whole();
    // Of givens that clash by themselves anything follows: what tells most is the clash.
    if (whole.is_dead() || whole.conflicts(facts) || !follows(whole, facts, claim)) return std::nullopt;
    Finding finding{Technique::Trial, needed_rules(study, study.all_rules(), facts, claim), claim,
                    FactSource::Placed};
    finding.technique = technique_of_conflict(finding.rules.size());
    finding.cost = entry_of(finding.technique).cost;
    return told(situation, finding);
}

/// Which step of a way says what, and what each step rests on.
class Rest {
  public:
    Rest(const Study& study, std::span<const Given> givens, const Way& way) : study_(study), way_(way) {
        for (const Given& given : givens) given_.insert({given.cell, given.value});
    }

    /// The steps that are needed for the candidate to be gone, in their order; where none speaks of it and
    /// the puzzle has no solution at all, those that are needed for that.
    std::vector<Step> steps_against(Candidate candidate) {
        need_gone(candidate, way_.steps.size());
        if (needed_.empty() && way_.end == WayEnd::Clash) need(way_.steps.size() - 1);
        std::vector<Step> steps;
        for (const std::size_t i : needed_) steps.push_back(way_.steps[i]);
        return steps;
    }

  private:
    /// Before step `time`: what made the cell have this value?
    void need_placed(Candidate placed, std::size_t time) {
        if (!given_.contains(placed)) need_step(placed, &Step::placed, time);
    }

    void need_gone(Candidate gone, std::size_t time) {
        for (const std::uint32_t r : study_.regions_of(gone.cell)) {
            for (const CellId cell : study_.regions()[r].cells) {
                if (cell != gone.cell && given_.contains({cell, gone.value})) return;
            }
        }
        for (std::size_t i = 0; i < time; ++i) {
            const Step& step = way_.steps[i];
            const bool removes = std::ranges::find(step.removed, gone) != step.removed.end();
            const bool places =
                std::ranges::any_of(step.placed, [&](Candidate c) { return rules_out(c, gone); });
            if (removes || places) return need(i);
        }
        for (const Candidate& c : given_) {
            if (c.cell == gone.cell) return;
        }
    }

    /// Whether a value placed rules the candidate out by bookkeeping, or by standing in its cell.
    bool rules_out(Candidate placed, Candidate gone) const {
        if (placed.cell == gone.cell) return placed.value != gone.value;
        if (placed.value != gone.value) return false;
        return std::ranges::any_of(study_.regions_of(gone.cell), [&](std::uint32_t r) {
            const auto& cells = study_.regions()[r].cells;
            return std::ranges::find(cells, placed.cell) != cells.end();
        });
    }

    void need_step(Candidate candidate, std::vector<Candidate> Step::*said, std::size_t time) {
        for (std::size_t i = 0; i < time; ++i) {
            const auto& list = way_.steps[i].*said;
            if (std::ranges::find(list, candidate) != list.end()) return need(i);
        }
    }

    void need(std::size_t i) {
        if (!needed_.insert(i).second) return;
        for (const Fact& fact : way_.steps[i].facts) {
            for (const std::size_t v : fact.values) {
                if (fact.is_placed) {
                    need_placed({fact.cell, v}, i);
                } else {
                    need_gone({fact.cell, v}, i);
                }
            }
        }
    }

    const Study& study_;
    const Way& way_;
    std::set<Candidate> given_;
    std::set<std::size_t> needed_;
};

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
    if (!step || step->rules.size() > kEasyRules) {
        const Way way = find_way(study, givens, limits);
        if (!step && way.end == WayEnd::Stopped) why.limit = way.limit;
        if (!why.limit) why.steps = Rest(study, givens, way).steps_against(candidate);
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
    if (std::ranges::any_of(givens, is_here)) {
        why.answer = WhyNot::Answer::Given;
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
