#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_last_cells(SolvingState& state, std::vector<Finding>& found);

/// A region requires all its values, and one of its cells is open. A forced value in a rule's last open cell
/// has this name, too.
inline constexpr TechniqueEntry kLastCell{
    .technique = Technique::LastCell,
    .name = "last open cell",
    .clue_name = "last open cell",
    .label = "last-cell",
    .cost = 1.0,
    .ease = 1.44,
    .tier = RatingTier::Values,
    .find = find_last_cells,
    .sentence = "{Rule}{and}only {cell} is open, so it is {value}.",
    .group_sentence = "One after another, these are the last open cells: {each}.",
};

}  // namespace sator::explain
