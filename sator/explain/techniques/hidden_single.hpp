#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_hidden_singles(SolvingState& state, std::vector<Finding>& found);

/// A region requires a value that only one of its open cells can have.
inline constexpr TechniqueEntry kHiddenSingle{
    .technique = Technique::HiddenSingle,
    .name = "hidden single",
    .clue_name = "hidden single",
    .label = "hidden-single",
    .cost = 1.2,
    .ease = 1.44,
    .tier = RatingTier::Values,
    .find = find_hidden_singles,
    .sentence = "In {name}, only {cell} can be {value}.",
};

}  // namespace sator::explain
