// One rule that conflicts with the candidates, or, where bookkeeping emptied a cell, the rules that
// propagation meets on the way to the conflict, without those that it does not need.
#include "sator/explain/shown_conflict.hpp"

#include "sator/explain/premises.hpp"

namespace sator {

namespace {

const Claim& clash_claim() {
    static const Claim claim{.placed = {}, .removed = {}, .is_clash = true};
    return claim;
}

Finding clash_of(std::vector<RuleId> rules, FactSource source) {
    return {Technique::Clash, std::move(rules), clash_claim(), source, entry_of(Technique::Clash).cost, 0};
}

bool lacks_place(Situation& situation, std::size_t r) {
    const Region& region = situation.study().regions()[r];
    if (region.cells.size() > kLargestRegion) return false;
    const auto places = situation.places(r);
    bool lacks = false;
    for_each_bit(region.required, [&](std::size_t v) { lacks = lacks || places[v] == 0; });
    return lacks;
}

/// One rule that keeps from the cell all that is left to it; nothing where there is none.
std::vector<RuleId> rule_against(const Study& study, const Candidates& told, CellId cell) {
    for (const RuleId rule : study.rules_of(cell)) {
        Closure& closure = study.closure(rule);
        const std::size_t place = closure.place_of(cell);
        if (place == closure.cells().size()) continue;
        closure.enter();
        const bool holds = !closure.is_dead() && closure.keep(place, told[cell]);
        closure.leave();
        if (!holds) return {rule};
    }
    return {};
}

/// Rules that propagation meets on the way to the conflict with what is told.
std::vector<RuleId> rules_met(const Study& study, const Candidates& told) {
    Closure& whole = study.whole();
    std::vector<RuleId> rules;
    if (whole.is_dead()) return rules;
    whole.enter();
    bool holds = true;
    for (std::size_t i = 0; i < whole.cells().size() && holds; ++i) {
        holds = whole.keep(i, told[whole.cells()[i]]);
        if (!holds) rules = rule_against(study, told, whole.cells()[i]);
    }
    if (holds) {
        whole.propagate();
        for (const std::size_t rule : whole.rules_used()) rules.push_back(whole.rules()[rule]);
    }
    whole.leave();
    return rules;
}

/// Where a cell had lost values before anything was told, nothing says which rules did it: then those that
/// are met may not be enough.
Finding clash_of_all(const Situation& situation) {
    const Study& study = situation.study();
    const Candidates& told = situation.facts(FactSource::Told);
    std::vector<RuleId> rules = rules_met(study, told);
    Closure met(study.propagators(), rules, &study.watch());
    if (!follows(met, told, clash_claim())) rules = study.all_rules();
    return clash_of(needed_rules(study, std::move(rules), told, clash_claim()), FactSource::Told);
}

}  // namespace

std::optional<Finding> find_shown_conflict(Situation& situation) {
    const Study& study = situation.study();
    if (situation.knowledge().has_empty_cell()) return clash_of_all(situation);
    LimitWatch& watch = study.watch();
    for (std::size_t r = 0; r < study.regions().size() && !watch.is_over(); ++r) {
        if (lacks_place(situation, r)) return clash_of({study.regions()[r].rule}, FactSource::Candidates);
    }
    for (std::size_t r = 0; r < study.rule_count() && !watch.is_over(); ++r) {
        if (study.is_only_region(RuleId(r))) continue;
        if (situation.verdict(RuleId(r), FactSource::Candidates).conflicts) {
            return clash_of({RuleId(r)}, FactSource::Candidates);
        }
    }
    return std::nullopt;
}

}  // namespace sator
