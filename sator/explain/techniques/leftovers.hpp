#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_leftovers(SolvingState& state, std::vector<Finding>& found);

/// Some regions and as many others that share most of their cells hold the same values, so the cells that are left on
/// both sides do, too.
inline constexpr TechniqueEntry kLeftovers{
    .technique = Technique::Leftovers,
    .name = "law of leftovers",
    .clue_name = "law of leftovers",
    .label = "leftovers",
    .cost = 4.1,
    .ease = 0.02,
    .tier = RatingTier::Candidates,
    .find = find_leftovers,
    .sentence = "{leftovers}{so}.",
};

}  // namespace sator::explain
