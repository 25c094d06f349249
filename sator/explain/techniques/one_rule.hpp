#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_letter_sets(SolvingState& state, std::vector<Finding>& found);
void find_combinations(SolvingState& state, std::vector<Finding>& found);
void find_region_combinations(SolvingState& state, std::vector<Finding>& found);

/// What a rule leaves to its cells without any premise.
inline constexpr TechniqueEntry kLetterSets{
    .technique = Technique::LetterSets,
    .name = "value sets",
    .clue_name = "letter sets",
    .label = "value-sets",
    .cost = 2.7,
    .ease = 0.1,
    .tier = RatingTier::Candidates,
    .find = find_letter_sets,
    .sentence = kRuleSentence,
};

/// What a rule leaves to a cell, given the candidates of its cells.
inline constexpr TechniqueEntry kCombinations{
    .technique = Technique::Combinations,
    .name = "combinations",
    .clue_name = "letter sets with candidates",
    .label = "combinations",
    .cost = 4.2,
    .ease = 0.02,
    .tier = RatingTier::Candidates,
    .find = find_combinations,
    .sentence = kRuleSentence,
};

/// The same for a rule that only demands different values.
inline constexpr TechniqueEntry kRegionCombinations{
    .technique = Technique::RegionCombinations,
    .name = "all ways to fill a region",
    .clue_name = "all ways to fill a region",
    .label = "region-combinations",
    .cost = 5.6,
    .ease = 0.005,
    .tier = RatingTier::Slow,
    .find = find_region_combinations,
    .sentence = kRuleSentence,
};

}  // namespace sator::explain
