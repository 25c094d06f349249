#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_count_groups(SolvingState& state, std::vector<Finding>& found);
void find_combined_counts(SolvingState& state, std::vector<Finding>& found);
void find_combined_count_groups(SolvingState& state, std::vector<Finding>& found);

/// A line or region needs as many values as its open cells have groups of cells that exclude each other, so each group
/// has one: stars or tents that do not touch. Or another cell would exclude too many of them.
inline constexpr TechniqueEntry kCountGroups{
    .technique = Technique::CountGroups,
    .name = "limited room",
    .clue_name = "limited room",
    .label = "count-groups",
    .cost = 2.95,
    .ease = 0.2,
    .tier = RatingTier::Candidates,
    .find = find_count_groups,
    .sentence = "{counts}{so}.",
};

/// Regions lie inside rows that need as many values, so the other cells of the rows have none; and their like.
inline constexpr TechniqueEntry kCombinedCounts{
    .technique = Technique::CombinedCounts,
    .name = "combined counts",
    .clue_name = "combined counts",
    .label = "combined-counts",
    .cost = 2.96,
    .ease = 0.33,
    .tier = RatingTier::Candidates,
    .find = find_combined_counts,
    .sentence = "{counts}{so}.",
};

/// Rows less the regions inside them need as many values as the cells that are left have groups.
inline constexpr TechniqueEntry kCombinedCountGroups{
    .technique = Technique::CombinedCountGroups,
    .name = "limited room in several lines",
    .clue_name = "limited room in several lines",
    .label = "combined-count-groups",
    .cost = 4.4,
    .ease = 0.05,
    .tier = RatingTier::Candidates,
    .find = find_combined_count_groups,
    .sentence = "{counts}{so}.",
};

}  // namespace sator::explain
