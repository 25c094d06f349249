#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_naked_singles(SolvingState& state, std::vector<Finding>& found);

/// An open cell has one candidate left.
inline constexpr TechniqueEntry kNakedSingle{
    .technique = Technique::NakedSingle,
    .name = "naked single",
    .clue_name = "naked single",
    .label = "naked-single",
    .cost = 2.3,
    .ease = 0.068,
    .tier = RatingTier::Values,
    .find = find_naked_singles,
    .sentence_of = [](const Step& step) -> std::string_view {
        return step.rules.empty() ? "{cell} can only be {value}: no other candidate is left."
                                  : "{cell} can only be {value}: all other values are ruled out by {names}.";
    },
    .group_sentence = "Each of these cells has only one candidate left: {each}.",
};

}  // namespace sator::explain
