// The answers of explain and hint.

#include "sator/ask/json/answer_types.hpp"

namespace sator::ask {

namespace {

constexpr AnswerField kCandidateFields[] = {{"cell", "string", "`R1C1`"}, {"value", "string", ""}};
constexpr AnswerField kStepRuleFields[] = {
    {"rule", "number", "The number of the rule, from 0"},
    {"text", "string", "The rule in words"},
    {"full?", "number", "The index in `texts` of what a long rule says, which `text` shortens"},
    {"label?", "string", "The rule's own name"},
    {"statement?", "number", "The id of the rule in a picture's `rules`, with the option `statements`"},
};
constexpr AnswerField kPremiseFields[] = {
    {"cell", "string", ""},
    {"is?", "string", "Its value, if it is known"},
    {"not?", "string[]", "Else the values that it does not have"},
};
constexpr AnswerField kLinkFields[] = {
    {"cell", "string", ""},
    {"value", "string", "What it must hold then"},
    {"rules", "number[]", "The rules from which this follows"},
};
constexpr AnswerField kRemainingFields[] = {{"cell", "string", ""}, {"values", "string[]", ""}};
constexpr AnswerField kViewFields[] = {
    {"rule", "number", ""},
    {"values", "string[]", "What this rule leaves to the cell"},
};
constexpr AnswerField kWindowFields[] = {
    {"regions", "number[]", "Rules of whole regions"},
    {"regions_total", "number", ""},
    {"sums", "number[]", "Rules of sums"},
    {"sums_total", "number", ""},
    {"innies", "string[]", "Cells of the regions that are in no sum"},
    {"outies", "string[]", "Cells of the sums that are in no region"},
};
constexpr AnswerField kCountsFields[] = {
    {"regions", "number[]", "Rules that count"},
    {"regions_total", "number", ""},
    {"others", "number[]", "Other rules that count"},
    {"others_total", "number", ""},
    {"excluding", "number[]", "Rules by which few cells of a group can count"},
    {"inside", "string[]", "Cells of the first ones only"},
    {"outside", "string[]", "Cells of the others only"},
    {"groups", "string[][]", "Cells of which few can count"},
};
constexpr AnswerField kLeftFields[] = {
    {"regions", "number[]", "Rules of regions"},
    {"others", "number[]", "Other rules of regions"},
    {"inside", "string[]", "Cells of the first ones only"},
    {"outside", "string[]", "Cells of the others only: both have the same values"},
};
constexpr AnswerField kDeadFields[] = {
    {"rule", "number", ""},
    {"part", "[number, number]", "The first dead part of the clue: where it begins and ends, in code points"},
    {"parts", "[number, number][]", "All that are dead for the same reason"},
    {"by", "string[]", "The cells because of which they are dead"},
    {"always", "boolean", "They are dead in each grid"},
    {"statement?", "number", "As in `StepRule`"},
};
constexpr AnswerField kStepFields[] = {
    {"number?", "number", "The number of the step; steps of one thought share it. Absent in a hint"},
    {"technique", "string", "The label of the technique"},
    {"cost", "number", "How hard such a step is to find"},
    {"rules", "StepRule[]", "The rules that it needs"},
    {"cells", "string[]", "All cells that it is about"},
    {"candidates", "StepPremise[]", "What must be known before"},
    {"placed", "Candidate[]", "Values that it finds"},
    {"removed", "Candidate[]", "Values that it rules out"},
    {"assumed?", "Candidate", "If the step is a trial: what it assumes"},
    {"chain?", "ChainLink[]", "What follows from it, one after the other"},
    {"failing?", "number[]", "The rules that cannot hold then"},
    {"split?", "RemainingValues", "The cell all of whose values fail"},
    {"left?", "RemainingValues[]", "What cells can hold"},
    {"views?", "CrossingView[]", "What each of the rules that cross in a cell leaves to it"},
    {"window?", "WindowSum", "What regions and sums say together"},
    {"counts?", "CountWindow", "What counts say together"},
    {"leftovers?", "Leftovers", "What regions say together"},
    {"dead?", "DeadPart[]", "Parts of clues that no grid can use any more"},
    {"echoes?", "[number, number][]", "Back-references of a clue that are needed, by their places in it"},
    {"minimal?", "false", "Some of the rules may not be needed"},
    {"smallest?", "boolean", "With the option `smallest`: no fewer rules are enough"},
    {"verified?", "boolean", "With the option `verify`: a search with only these rules and facts proves it"},
    {"text", "string", "The step in words"},
    {"lang?", "\"en\"",
     "If another language was asked for: `text` is English, because it has no translation"},
    {"statements?", "number[]", "The statements of its rules, with the option `statements`"},
};
constexpr AnswerField kExplainFields[] = {
    kVersionField,
    kNameField,
    {"end?", "\"solved\" | \"several\" | \"clash\" | \"stopped\"",
     "How the explanation ends; absent if it answers `why_not`"},
    {"candidate?", "Candidate", "That of `why_not`"},
    {"answer?", "\"impossible\" | \"possible\" | \"given\" | \"out-of-range\" | \"stopped\"",
     "The answer to `why_not`"},
    {"given?", "string", "The given value of the cell of `why_not`"},
    {"stopped?", "string", "The limit that was reached in `why_not`"},
    kLeftOutField,
    kRemarksField,
    {"texts", "string[]", "Long rules, which `full` names by their index"},
    {"steps", "Step[]", ""},
    {"grid?", "(string | null)[][]", "The grid at the end, with null for an open cell; absent for `why_not`"},
    {"open?", "Record<string, string[]>",
     "The values that open cells may have at the end, unless it is solved"},
};
constexpr AnswerField kChangedFields[] = {
    {"cell", "string", ""},
    {"given", "string", ""},
    {"entered", "string", "What the state has instead"},
};
constexpr AnswerField kMistakesFields[] = {
    {"changed", "ChangedGiven[]", "Givens that the state changes"},
    {"broken", "Step[]", "Rules that the state breaks"},
    {"dead_end", "Candidate[]", "Values of the state that no solution has"},
    {"no_solution", "boolean", "The puzzle itself has none"},
};
constexpr AnswerField kHintFields[] = {
    kVersionField,
    kNameField,
    {"mistakes", "Mistakes", ""},
    {"step", "Step | null", "The next step; null if there is a mistake, or nothing is left to find"},
    {"texts", "string[]", "Long rules, which `full` names by their index"},
    kLeftOutField,
    kRemarksField,
};

constexpr AnswerType kStepTypes[] = {
    {"Candidate", "A cell and a value that it may hold.", kCandidateFields},
    {"StepRule", "A rule that a step needs.", kStepRuleFields},
    {"StepPremise", "What a step needs to know of a cell.", kPremiseFields},
    {"ChainLink", "What follows from an assumption.", kLinkFields},
    {"RemainingValues", "The values that a cell can hold.", kRemainingFields},
    {"CrossingView", "What one of several rules leaves to a cell.", kViewFields},
    {"WindowSum", "Sums compared with whole regions.", kWindowFields},
    {"CountWindow", "Counts compared with other counts.", kCountsFields},
    {"Leftovers", "Regions compared with other regions.", kLeftFields},
    {"DeadPart", "Parts of a clue that are dead for one reason.", kDeadFields},
    {"Step", "A step of an explanation. docs/explain.md says more.", kStepFields},
    {"ExplainAnswer", "The answer of `explain`.", kExplainFields},
    {"ChangedGiven", "A given that the state changes.", kChangedFields},
    {"Mistakes", "What is wrong with the state.", kMistakesFields},
    {"HintAnswer", "The answer of `hint`.", kHintFields},
};

}  // namespace

std::span<const AnswerType> step_answer_types() {
    return kStepTypes;
}

}  // namespace sator::ask
