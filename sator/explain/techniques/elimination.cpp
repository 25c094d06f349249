#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

/// One rule removes a candidate, given the premises. explanation/few_rule_refutation.hpp makes these steps;
/// there is no finder.
constinit const TechniqueEntry kElimination{
    .technique = Technique::Elimination,
    .name = "elimination",
    .clue_name = "elimination",
    .label = "elimination",
    .cost = 1.0,
    .ease = 1.44,
    .tie_number = 24,
    .sentence = kRuleSentence,
};

}  // namespace sator::explain
