// The candidates that the propagators of one rule remove. Letter sets use no premises and make one finding
// for all cells of the rule. Combinations use the candidates of the rule's cells and make a finding for each
// cell that loses candidates. Cost: one run of the rule's propagators, only if its cells changed since the
// last one.

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

std::vector<Candidate> lost(const SolvingState& state, CellId cell, std::span<const Word> left) {
    std::vector<Candidate> removed;
    for_each_value(state.candidates()[cell], [&](ValueId v) {
        if (!has_bit(left, v)) removed.push_back({cell, v});
    });
    return removed;
}

void find_removals(SolvingState& state, RuleId rule, const TechniqueEntry& entry,
                   std::vector<Finding>& found) {
    const auto& filtered = state.filtered(rule, PremiseSource::Candidates);
    if (filtered.conflicts) return;
    const auto cells = state.query().fixpoint(rule).cells();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        auto removed = lost(state, cells[i], state.left(filtered, i));
        if (removed.empty()) continue;
        const auto left = static_cast<double>(count_bits(state.left(filtered, i)));
        found.push_back({entry.technique,
                         {rule},
                         {.placed = {}, .removed = std::move(removed)},
                         PremiseSource::Candidates,
                         entry.cost,
                         left + static_cast<double>(cells.size())});
    }
}

void find_letter_sets(SolvingState& state, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    for (std::size_t r = 0; r < context.rule_count() && !state.query().watch().is_over(); ++r) {
        const RuleFixpoint& fixpoint = state.query().fixpoint(RuleId(r));
        if (context.is_only_region(RuleId(r)) || fixpoint.is_inconsistent()) continue;
        Claim claim;
        for (std::size_t i = 0; i < fixpoint.cells().size(); ++i) {
            const auto removed = lost(state, fixpoint.cells()[i], fixpoint.values(i));
            claim.removed.insert(claim.removed.end(), removed.begin(), removed.end());
        }
        if (claim.removed.empty()) continue;
        const double work = 1.0 / static_cast<double>(claim.removed.size());
        found.push_back({Technique::LetterSets,
                         {RuleId(r)},
                         std::move(claim),
                         PremiseSource::Placed,
                         kLetterSets.cost,
                         work});
    }
}

void find_combinations(SolvingState& state, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    for (std::size_t r = 0; r < context.rule_count() && !state.query().watch().is_over(); ++r) {
        if (context.is_only_region(RuleId(r))) continue;
        find_removals(state, RuleId(r), kCombinations, found);
    }
}

void find_region_combinations(SolvingState& state, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    for (std::size_t r = 0; r < context.rule_count() && !state.query().watch().is_over(); ++r) {
        if (!context.is_only_region(RuleId(r))) continue;
        find_removals(state, RuleId(r), kRegionCombinations, found);
    }
}

}  // namespace

/// The candidates that a rule leaves to its cells without any premise.
constinit const TechniqueEntry kLetterSets{
    .technique = Technique::LetterSets,
    .name = "value sets",
    .clue_name = "letter sets",
    .label = "value-sets",
    .cost = 2.7,
    .ease = 0.1,
    .tie_number = 9,
    .tier = RatingTier::Candidates,
    .find = find_letter_sets,
    .sentence = kRuleSentence,
};

/// Returns the values that a rule leaves to a cell, given the candidates of its cells.
constinit const TechniqueEntry kCombinations{
    .technique = Technique::Combinations,
    .name = "combinations",
    .clue_name = "letter sets with candidates",
    .label = "combinations",
    .cost = 4.2,
    .ease = 0.02,
    .tie_number = 16,
    .tier = RatingTier::Candidates,
    .find = find_combinations,
    .sentence = kRuleSentence,
};

/// The same for a rule that only demands different values.
constinit const TechniqueEntry kRegionCombinations{
    .technique = Technique::RegionCombinations,
    .name = "all ways to fill a region",
    .clue_name = "all ways to fill a region",
    .label = "region-combinations",
    .cost = 5.6,
    .ease = 0.005,
    .tie_number = 19,
    .tier = RatingTier::Slow,
    .find = find_region_combinations,
    .sentence = kRuleSentence,
};

}  // namespace sator::explain
