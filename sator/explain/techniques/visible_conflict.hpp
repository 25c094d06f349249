#pragma once

#include <optional>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator {

/// The clash of what is known, where it shows: an empty cell, a region without a place for a value that it
/// requires, a rule that conflicts with the candidates. Its rules are no more than it needs.
std::optional<Finding> find_visible_conflict(SolvingState& state);

/// The premises have no solution. The ladder looks for this first.
inline constexpr TechniqueEntry kContradiction{
    .technique = Technique::Contradiction,
    .name = "clash",
    .clue_name = "clash",
    .label = "clash",
    .cost = 1.0,
    .ease = 1.0,
    .sentence = "{Rules}{given}nothing fits.",
};

}  // namespace sator
