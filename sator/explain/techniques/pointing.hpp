#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_pointing(SolvingState& state, std::vector<Finding>& found);
void find_claiming(SolvingState& state, std::vector<Finding>& found);

inline constexpr std::string_view kLockedSentence =
    "In {name}, all candidates for {value} are in {second}, so {so}.";

/// In a region that is not a line, all candidates of a required value are in cells of a second region.
inline constexpr TechniqueEntry kPointing{
    .technique = Technique::Pointing,
    .name = "pointing",
    .clue_name = "pointing",
    .label = "pointing",
    .cost = 2.8,
    .ease = 0.33,
    .tier = RatingTier::Candidates,
    .find = find_pointing,
    .sentence = kLockedSentence,
};

/// The same for a region that is a line.
inline constexpr TechniqueEntry kClaiming{
    .technique = Technique::Claiming,
    .name = "claiming",
    .clue_name = "claiming",
    .label = "claiming",
    .cost = 2.9,
    .ease = 0.33,
    .tier = RatingTier::Candidates,
    .find = find_claiming,
    .sentence = kLockedSentence,
};

}  // namespace sator::explain
