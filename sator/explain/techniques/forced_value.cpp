// A rule and the values placed in its cells leave one value to an open cell, e.g. the forced letter of a clue
// or the last summand of a sum. Cost: one run of the rule's propagators, only if a value was placed in its
// cells since the last one.
#include "sator/explain/techniques/forced_value.hpp"

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

void find_values_by(SolvingState& state, RuleId rule, Technique technique, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    const PremiseSource source =
        technique == Technique::ForcedValue ? PremiseSource::Placed : PremiseSource::Candidates;
    if (context.is_only_region(rule)) return;
    const auto& filtered = state.filtered(rule, source);
    if (filtered.conflicts) return;
    const auto cells = state.query().fixpoint(rule).cells();
    std::size_t open = 0;
    const std::size_t before = found.size();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!state.is_open(cells[i])) continue;
        ++open;
        const auto left = state.left(filtered, i);
        if (count_bits(left) != 1 || count_bits(state.premises(source)[cells[i]]) == 1) continue;
        ValueId value;
        for_each_value(left, [&](ValueId v) { value = v; });
        found.push_back({technique,
                         {rule},
                         {.placed = {{cells[i], value}}, .removed = {}},
                         source,
                         entry_of(technique).cost,
                         static_cast<double>(cells.size())});
    }
    if (open != 1 || technique != Technique::ForcedValue) return;
    for (std::size_t i = before; i < found.size(); ++i) {
        found[i].technique = Technique::LastCell;
        found[i].cost = kLastCell.cost;
    }
}

namespace {

void find_forced_values(SolvingState& state, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    for (std::size_t r = 0; r < context.rule_count() && !state.query().watch().is_over(); ++r)
        find_values_by(state, RuleId(r), Technique::ForcedValue, found);
}

void find_narrowed_values(SolvingState& state, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    for (std::size_t r = 0; r < context.rule_count() && !state.query().watch().is_over(); ++r)
        find_values_by(state, RuleId(r), Technique::NarrowedValue, found);
}

}  // namespace

/// A rule and the values placed in its cells leave one value to an open cell.
constinit const TechniqueEntry kForcedValue{
    .technique = Technique::ForcedValue,
    .name = "forced value",
    .clue_name = "forced letter",
    .label = "forced-value",
    .cost = 1.5,
    .ease = 0.5,
    .tie_number = 2,
    .tier = RatingTier::Values,
    .find = find_forced_values,
    .sentence = kRuleSentence,
};

/// A rule and the candidates of its cells leave one value to an open cell.
constinit const TechniqueEntry kNarrowedValue{
    .technique = Technique::NarrowedValue,
    .name = "forced value among candidates",
    .clue_name = "forced letter among candidates",
    .label = "narrowed-value",
    .cost = 2.6,
    .ease = 0.1,
    .tie_number = 8,
    .tier = RatingTier::Values,
    .find = find_narrowed_values,
    .sentence = kRuleSentence,
};

}  // namespace sator::explain
