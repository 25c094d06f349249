#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

/// Finds refutations by propagation that need any number of rules.
void find_trials(SolvingState& state, std::vector<Finding>& found);

/// The technique of a refutation by propagation that needs this number of rules.
Technique technique_of_conflict(std::size_t rules);

inline constexpr std::string_view kTrialSentence = "{As}If {cell} is {value}, {chain}. So {so}.";
/// For rules whose propagation together shows the conclusion without any assumption.
inline constexpr std::string_view kTogetherSentence = "{Rules}{given}{so}.";

inline std::string_view sentence_of_trial(const Step& step) {
    return step.assumption() != nullptr ? kTrialSentence : kTogetherSentence;
}

/// A candidate conflicts with two rules.
inline constexpr TechniqueEntry kTwoRules{
    .technique = Technique::TwoRules,
    .name = "two rules together",
    .clue_name = "combination of 2 lines",
    .label = "two-rules",
    .cost = 6.0,
    .ease = 0.02,
    .find = find_trials,
    .sentence_of = sentence_of_trial,
};

/// A candidate conflicts with three or four rules.
inline constexpr TechniqueEntry kFewRules{
    .technique = Technique::FewRules,
    .name = "a few rules together",
    .clue_name = "combination of a few lines",
    .label = "few-rules",
    .cost = 7.0,
    .ease = 0.02,
    .sentence_of = sentence_of_trial,
};

/// A candidate conflicts with more rules.
inline constexpr TechniqueEntry kTrial{
    .technique = Technique::Trial,
    .name = "trial",
    .clue_name = "trial",
    .label = "trial",
    .cost = 8.0,
    .ease = 0.02,
    .sentence_of = sentence_of_trial,
};

}  // namespace sator::explain
