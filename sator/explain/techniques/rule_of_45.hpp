#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_rule_of_45(SolvingState& state, std::vector<Finding>& found);
void find_innies_and_outies(SolvingState& state, std::vector<Finding>& found);

/// Regions with known totals, the sums in them, and the values placed leave one value to the cell that is left. The
/// name of a step has the total of its regions: "rule of 21" if they hold 1 to 6.
inline constexpr TechniqueEntry kRuleOf45{
    .technique = Technique::RuleOf45,
    .name = "rule of 45",
    .clue_name = "rule of 45",
    .label = "rule-of-45",
    .cost = 2.65,
    .ease = 0.1,
    .tier = RatingTier::Values,
    .find = find_rule_of_45,
    .sentence = "{window}{so}.",
};

/// The same if several cells are left: the candidates that can add up to what is missing.
inline constexpr TechniqueEntry kInniesAndOuties{
    .technique = Technique::InniesAndOuties,
    .name = "rule of 45 with candidates",
    .clue_name = "rule of 45 with candidates",
    .label = "innies-and-outies",
    .cost = 4.3,
    .ease = 0.02,
    .tier = RatingTier::Candidates,
    .find = find_innies_and_outies,
    .sentence = "{window}{so}.",
};

}  // namespace sator::explain
