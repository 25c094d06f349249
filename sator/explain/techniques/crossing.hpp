#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_crossings(SolvingState& state, std::vector<Finding>& found);
/// Finds the crossing in one cell. The result stays valid until a value is placed in a cell of one of its
/// rules.
void find_crossing_at(SolvingState& state, CellId cell, std::vector<Finding>& found);

/// Several rules share a cell, and only one value satisfies all of them.
inline constexpr TechniqueEntry kCrossing{
    .technique = Technique::Crossing,
    .name = "crossing",
    .clue_name = "crossing",
    .label = "crossing",
    .cost = 2.4,
    .ease = 0.2,
    .tier = RatingTier::Values,
    .find = find_crossings,
    .sentence_of = [](const Step& step) -> std::string_view {
        return !std::holds_alternative<CrossingViews>(step.detail)
                   ? "{Rules}{given}only {value} fits {cell}."
                   : "{cell}: {views}. Only {value} fits {all}.";
    },
};

}  // namespace sator::explain
