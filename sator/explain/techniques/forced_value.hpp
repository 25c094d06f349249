#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_forced_values(SolvingState& state, std::vector<Finding>& found);
void find_narrowed_values(SolvingState& state, std::vector<Finding>& found);

/// Finds the values that `rule` alone forces, by what is placed (ForcedValue) or by the candidates
/// (NarrowedValue). The result stays valid until a value is placed in one of the rule's cells, or a candidate
/// of one of them is removed.
void find_values_by(SolvingState& state, RuleId rule, Technique technique, std::vector<Finding>& found);

/// A rule and the values placed in its cells leave one value to an open cell.
inline constexpr TechniqueEntry kForcedValue{
    .technique = Technique::ForcedValue,
    .name = "forced value",
    .clue_name = "forced letter",
    .label = "forced-value",
    .cost = 1.5,
    .ease = 0.5,
    .tier = RatingTier::Values,
    .find = find_forced_values,
    .sentence = kRuleSentence,
};

/// A rule and the candidates of its cells leave one value to an open cell.
inline constexpr TechniqueEntry kNarrowedValue{
    .technique = Technique::NarrowedValue,
    .name = "forced value among candidates",
    .clue_name = "forced letter among candidates",
    .label = "narrowed-value",
    .cost = 2.6,
    .ease = 0.1,
    .tier = RatingTier::Values,
    .find = find_narrowed_values,
    .sentence = kRuleSentence,
};

}  // namespace sator::explain
