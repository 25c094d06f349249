// The names of a clue's forced value by its reason. deduce/annotate_clues.hpp finds the reason after the
// value is found, so these techniques have no finder.
#pragma once

#include "sator/explain/deduce/technique_entry.hpp"

namespace sator {

/// The clue needs no premise, and it has parts that could be repeated.
inline constexpr TechniqueEntry kForcedLength{
    .technique = Technique::ForcedLength,
    .name = "forced length",
    .clue_name = "forced length",
    .label = "forced-length",
    .cost = 1.6,
    .ease = 0.5,
    .sentence = kRuleSentence,
};

/// The premises leave a part of the clue no match.
inline constexpr TechniqueEntry kDeadAlternative{
    .technique = Technique::DeadAlternative,
    .name = "dead alternative",
    .clue_name = "dead alternative",
    .label = "dead-alternative",
    .cost = 1.7,
    .ease = 0.5,
    .sentence = kRuleSentence,
};

/// Without its references the clue does not show the conclusion.
inline constexpr TechniqueEntry kEcho{
    .technique = Technique::Echo,
    .name = "echo",
    .clue_name = "echo",
    .label = "echo",
    .cost = 1.9,
    .ease = 0.5,
    .sentence = "{Rule}{given}{echo}{so}.",
};

}  // namespace sator
