// Each candidate is assumed in turn, and all rules are propagated. Those that conflict soonest are looked at
// closer: which rules does the conflict need? The number of rules names the technique. One propagation a
// candidate, a few dozen more for each that is looked at closer.
#include <algorithm>

#include "sator/explain/finders.hpp"

namespace sator {

namespace {

/// How many of the refuted candidates are looked at closer.
constexpr std::size_t kLookedAt = 6;

struct Refuted {
    Candidate candidate;
    std::size_t place = 0;           // the cell's, in the closure
    std::vector<std::size_t> rules;  // by their places in the closure, in the order in which they took part
    std::size_t calls = 0;
};

bool assume(Closure& closure, std::size_t place, std::size_t value) {
    std::vector<Word> only(closure.values(place).size(), 0);
    set_bit(only, value);
    return closure.keep(place, only) && closure.propagate();
}

/// Enters a level of what is known; whether it is consistent.
bool enter_knowledge(Closure& closure, const Candidates& candidates) {
    closure.enter();
    for (std::size_t i = 0; i < closure.cells().size(); ++i) {
        if (!closure.keep(i, candidates[closure.cells()[i]])) return false;
    }
    return closure.propagate();
}

std::vector<Refuted> refuted_candidates(const Situation& situation, Closure& closure) {
    std::vector<Refuted> refuted;
    for (std::size_t i = 0; i < closure.cells().size(); ++i) {
        const CellId cell = closure.cells()[i];
        if (situation.candidates().count(cell) < 2) continue;
        for_each_bit(situation.candidates()[cell], [&](std::size_t v) {
            closure.enter();
            if (!assume(closure, i, v))
                refuted.push_back({{cell, v}, i, closure.rules_used(), closure.calls()});
            closure.leave();
        });
    }
    return refuted;
}

/// Leaves out the rules that the conflict does not need, last ones first.
void minimise(Closure& closure, Refuted& refuted) {
    std::vector<std::uint8_t> is_used(closure.rules().size(), 0);
    for (const std::size_t rule : refuted.rules) is_used[rule] = 1;
    for (std::size_t rule = 0; rule < is_used.size(); ++rule) closure.set_active(rule, is_used[rule] != 0);
    std::vector<std::size_t> needed;
    for (std::size_t i = refuted.rules.size(); i-- > 0;) {
        closure.set_active(refuted.rules[i], false);
        closure.enter();
        const bool holds = assume(closure, refuted.place, refuted.candidate.value);
        closure.leave();
        if (!holds) continue;
        closure.set_active(refuted.rules[i], true);
        needed.push_back(refuted.rules[i]);
    }
    for (std::size_t rule = 0; rule < is_used.size(); ++rule) closure.set_active(rule, true);
    std::ranges::sort(needed);
    refuted.rules = std::move(needed);
}

Finding finding_of(const Closure& closure, const Refuted& refuted) {
    const Technique technique = technique_of_conflict(refuted.rules.size());
    Finding finding{technique,
                    {},
                    {.placed = {}, .removed = {refuted.candidate}, .by_assuming = true},
                    FactSource::Candidates,
                    entry_of(technique).cost,
                    static_cast<double>(refuted.calls)};
    for (const std::size_t rule : refuted.rules) finding.rules.push_back(closure.rules()[rule]);
    return finding;
}

}  // namespace

void find_trials(Situation& situation, std::vector<Finding>& found) {
    Closure& closure = situation.study().whole();
    if (closure.is_dead()) return;
    if (enter_knowledge(closure, situation.candidates())) {
        std::vector<Refuted> refuted = refuted_candidates(situation, closure);
        std::ranges::stable_sort(refuted, [](const Refuted& a, const Refuted& b) {
            return std::pair(a.rules.size(), a.calls) < std::pair(b.rules.size(), b.calls);
        });
        refuted.resize(std::min(refuted.size(), kLookedAt));
        for (Refuted& one : refuted) {
            minimise(closure, one);
            found.push_back(finding_of(closure, one));
        }
    }
    closure.leave();
}

}  // namespace sator
