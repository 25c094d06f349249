// The conflict is one rule that conflicts with the candidates. If bookkeeping removed the last candidate of a
// cell, it is a minimal subset of the rules that propagation uses on the way to the conflict.
#include "sator/explain/techniques/visible_conflict.hpp"

#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

const Claim& contradiction_claim() {
    static const Claim claim{.placed = {}, .removed = {}, .is_contradiction = true};
    return claim;
}

Finding contradiction_of(std::vector<RuleId> rules, PremiseSource source) {
    return {
        Technique::Contradiction, std::move(rules), contradiction_claim(), source, kContradiction.cost, 0};
}

bool lacks_place(SolvingState& state, std::size_t r) {
    const Region& region = state.context().regions()[r];
    if (region.cells.size() > kLargestRegion) return false;
    const auto places = state.places(r);
    bool lacks = false;
    for_each_value(region.required, [&](ValueId v) { lacks = lacks || places[v.index()] == 0; });
    return lacks;
}

/// Returns one rule that removes all candidates that the cell has left, or an empty list if there is none.
std::vector<RuleId> rule_against(Query& query, const Candidates& explicit_only, CellId cell) {
    for (const RuleId rule : query.context().rules_of(cell)) {
        RuleFixpoint& fixpoint = query.fixpoint(rule);
        const std::size_t place = fixpoint.place_of(cell);
        if (place == fixpoint.cells().size()) continue;
        fixpoint.push_level();
        const bool holds = !fixpoint.is_inconsistent() && fixpoint.keep(place, explicit_only[cell]);
        fixpoint.backtrack();
        if (!holds) return {rule};
    }
    return {};
}

/// Returns the rules that propagation uses on the way to the conflict, starting from `explicit_only`.
std::vector<RuleId> rules_until_conflict(Query& query, const Candidates& explicit_only) {
    RuleFixpoint& whole = query.all_rules_fixpoint();
    std::vector<RuleId> rules;
    if (whole.is_inconsistent()) return rules;
    whole.push_level();
    bool holds = true;
    for (std::size_t i = 0; i < whole.cells().size() && holds; ++i) {
        holds = whole.keep(i, explicit_only[whole.cells()[i]]);
        if (!holds) rules = rule_against(query, explicit_only, whole.cells()[i]);
    }
    if (holds) {
        whole.propagate();
        for (const std::size_t rule : whole.rules_used()) rules.push_back(whole.rules()[rule]);
    }
    whole.backtrack();
    return rules;
}

/// Finds a minimal contradiction of all that is known. The rules that propagation uses may not be enough,
/// because the fixpoint of all rules removes values when it is made, and it does not record which rules did
/// so. Then all rules are minimised.
Finding contradiction_of_all(const SolvingState& state) {
    const PuzzleContext& context = state.context();
    const Candidates& explicit_only = state.premises(PremiseSource::Explicit);
    std::vector<RuleId> rules = rules_until_conflict(state.query(), explicit_only);
    RuleFixpoint met(context.propagators(), rules, &state.query().watch());
    if (!follows(met, explicit_only, contradiction_claim())) rules = context.all_rules();
    return contradiction_of(
        minimal_rules(state.query(), std::move(rules), explicit_only, contradiction_claim()),
        PremiseSource::Explicit);
}

}  // namespace

std::optional<Finding> find_visible_conflict(SolvingState& state) {
    const PuzzleContext& context = state.context();
    if (state.knowledge().has_empty_cell()) return contradiction_of_all(state);
    LimitWatch& watch = state.query().watch();
    for (std::size_t r = 0; r < context.regions().size() && !watch.is_over(); ++r) {
        if (lacks_place(state, r))
            return contradiction_of({context.regions()[r].rule}, PremiseSource::Candidates);
    }
    for (std::size_t r = 0; r < context.rule_count() && !watch.is_over(); ++r) {
        if (context.is_only_region(RuleId(r))) continue;
        if (state.filtered(RuleId(r), PremiseSource::Candidates).conflicts) {
            return contradiction_of({RuleId(r)}, PremiseSource::Candidates);
        }
    }
    return std::nullopt;
}

/// The premises have no solution. The ladder looks for this first.
constinit const TechniqueEntry kContradiction{
    .technique = Technique::Contradiction,
    .name = "clash",
    .clue_name = "clash",
    .label = "clash",
    .cost = 1.0,
    .ease = 1.0,
    .tie_number = 25,
    .sentence = "{Rules}{given}nothing fits.",
};

}  // namespace sator::explain
