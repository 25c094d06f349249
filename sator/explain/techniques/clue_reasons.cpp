// Special names of a clue's forced value, chosen by its reason. deduce/annotate_clues.hpp finds the reason
// after the value is found, so these techniques have no finder.
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

/// The clue needs no premise, and it has a part that can repeat, e.g. `A*`: the length decides.
constinit const TechniqueEntry kForcedLength{
    .technique = Technique::ForcedLength,
    .name = "forced length",
    .clue_name = "forced length",
    .label = "forced-length",
    .cost = 1.6,
    .ease = 0.5,
    .tie_number = 3,
    .sentence = kRuleSentence,
};

/// The premises leave no match through a part of the clue, e.g. one side of `AB|CD`.
constinit const TechniqueEntry kDeadAlternative{
    .technique = Technique::DeadAlternative,
    .name = "dead alternative",
    .clue_name = "dead alternative",
    .label = "dead-alternative",
    .cost = 1.7,
    .ease = 0.5,
    .tie_number = 4,
    .sentence = kRuleSentence,
};

/// The conclusion needs a backreference of the clue, e.g. `(.)\1`.
constinit const TechniqueEntry kEcho{
    .technique = Technique::Echo,
    .name = "echo",
    .clue_name = "echo",
    .label = "echo",
    .cost = 1.9,
    .ease = 0.5,
    .tie_number = 5,
    .sentence = "{Rule}{echo}{so}.",
};

}  // namespace sator::explain
