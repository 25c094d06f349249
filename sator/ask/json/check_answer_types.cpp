// The answer of check.

#include "sator/ask/json/answer_types.hpp"

namespace sator::ask {

namespace {

constexpr AnswerField kPartFields[] = {
    {"kind", "\"rule\" | \"given\"", ""},
    {"text", "string", "The part in words"},
    {"cells", "Place[]", ""},
    {"full?", "number", "The index in `texts` of what a long clue says, which `text` shortens"},
    {"statement?", "number", "The number of the rule's statement in the text, from 0; absent for a given"},
    {"label?", "string", "The rule's own name"},
    {"general?", "true", "The rule is about the whole grid"},
};
constexpr AnswerField kStatedFields[] = {
    {"holds", "boolean", "It is a solution"},
    {"broken", "string[]", "What it breaks, in words"},
    {"breaks", "Part[]", "The same as parts"},
    {"only", "boolean", "No other solution was found"},
};
constexpr AnswerField kDifferingFields[] = {
    {"row", "number", ""},
    {"column", "number", ""},
    {"name?", "string", "As in `Place`"},
    {"candidates", "CountedValue[]", "The values that it has in the solutions"},
};
constexpr AnswerField kGivenPlaceFields[] = {
    {"row", "number", ""},
    {"column", "number", ""},
    {"name?", "string", "As in `Place`"},
    {"symbol", "string", ""},
};
constexpr AnswerField kRepairFields[] = {
    {"kind", "\"clue\" | \"givens\" | \"tightened\" | \"rule\"",
     "Another clue, further givens, a stronger rule, a further rule"},
    {"rule?", "Part", "`clue`, `tightened`: what is changed"},
    {"before?", "string", "`clue`"},
    {"after?", "string", "`clue`"},
    {"givens?", "GivenPlace[]", "`givens`"},
    {"name?", "string", "`tightened`, `rule`: the rule's name in the language"},
    {"arguments?", "string[]", "`tightened`, `rule`"},
    {"demands?", "string[]", "`tightened`, `rule`: the rules in words"},
    {"cells?", "Place[][]", "`rule`: the cells of each sequence"},
    {"grid", "string[][]", "The only solution then"},
    {"values?", "Record<string, string>", "Of it, between cells"},
};
constexpr AnswerField kCorrectionFields[] = {
    {"part", "Part", "What is changed"},
    {"before", "string", ""},
    {"after", "string", ""},
    {"grid", "string[][]", "A solution then"},
    {"values?", "Record<string, string>", "Of it, between cells"},
};
constexpr AnswerField kClashFields[] = {
    {"parts", "Part[]", "Parts that no grid obeys together"},
    {"minimal", "boolean", "Without any one of them there are such grids"},
    {"smallest", "boolean", "No fewer parts clash"},
    {"relaxations", "Part[]", "Parts without which the puzzle has a solution, each alone"},
};
constexpr AnswerField kDeadClueFields[] = {
    {"rule", "Part", ""},
    {"clue", "string", ""},
    {"full_clue?", "number", "The index in `texts` of a long clue"},
    {"part", "string", "The part of the clue that no solution uses"},
    {"begin", "number", "Its place in the clue, in code points"},
    {"end", "number", ""},
    {"because", "\"length\" | \"range\"",
     "The length of its line, or what its cells may hold, leaves it out"},
    {"places?", "[number, number][][]",
     "Row and column of the cells of each place of the clue, in its reading order"},
    {"places_of?", "number", "Instead: the index of the entry that has them"},
};
constexpr AnswerField kDialectFields[] = {
    {"rule", "Part", ""},
    {"clue", "string", ""},
    {"full_clue?", "number", "The index in `texts` of a long clue"},
    {"places", "[number, number][][]", "As in `DeadCluePart`"},
    {"dialect", "string", "Another dialect in which the clue means something else"},
    {"refusal?", "string", "Why that dialect refuses it"},
    {"string?", "string", "A text on which the dialects differ"},
    {"other_matches?", "boolean", "Whether the other one matches it"},
};
constexpr AnswerField kImpliedFields[] = {
    {"rule", "Part", "A rule that says nothing new"},
    {"by", "Part", "The rule that implies it"},
};
constexpr AnswerField kRepeatedFields[] = {
    {"list", "string", "The name of a word list"},
    {"words", "string[]", "Those that it has more than once"},
};
constexpr AnswerField kCheckSecondsFields[] = {{"check", "number", ""}};
constexpr AnswerField kFillingFields[] = {
    {"grid", "string[][]", "The symbols of each row"},
    {"values?", "Record<string, string>", "The values between cells, as in `Solution`"},
};
constexpr AnswerField kCheckFields[] = {
    kVersionField,
    kNameField,
    {"status", "Status", ""},
    {"well_made", "boolean", "The puzzle has one solution and no flaw"},
    {"complete", "boolean", "All checks were done"},
    {"alphabet", "string", "The symbols of the puzzle"},
    {"stopped?", "string", "The limit that was reached"},
    {"count", "string", "The number of solutions; a lower bound unless `count_exact`"},
    {"count_exact", "boolean", ""},
    {"solutions", "Filling[]", "Up to two of them"},
    {"stated_solution?", "StatedSolution", "If the text states a solution"},
    {"cells?", "DifferingCell[]", "If there are several solutions: the cells in which they differ"},
    {"repairs?", "Repair[]", "If there are several solutions: what makes one the only one"},
    {"clash?", "Clash", "If there is no solution"},
    {"cause?", "string", "If there is no solution and the cause is plain: it in words"},
    {"corrections?", "Correction[]", "If there is no solution: small changes that give one"},
    {"not_needed?", "Part[]", "If there is one solution: parts that may be left out, each alone"},
    {"irredundant?", "Part[]", "If there is one solution: parts that are enough together"},
    {"idle", "Part[]", "Rules that restrict nothing"},
    {"dead_parts", "DeadCluePart[]", ""},
    {"dialects", "DialectDifference[]", ""},
    {"implied", "Implied[]", ""},
    {"dead_values", "string[]", "Symbols that no cell can hold"},
    {"unused_values", "string[]", "Symbols that no solution uses"},
    {"repeated_words", "RepeatedWords[]", ""},
    {"texts", "string[]", "Long clues, which other fields name by their index"},
    {"remarks", "Remark[]", "What the reader noticed and did not refuse"},
    kLeftOutField,
    {"seconds", "CheckSeconds", ""},
};

constexpr AnswerType kCheckTypes[] = {
    {"Part", "A rule or a given.", kPartFields},
    {"Filling", "A filled grid.", kFillingFields},
    {"StatedSolution", "The solution that the text states.", kStatedFields},
    {"DifferingCell", "A cell that has several values in the solutions.", kDifferingFields},
    {"GivenPlace", "A cell and its value.", kGivenPlaceFields},
    {"Repair", "A change that makes one of several solutions the only one. `kind` says which fields it has.",
     kRepairFields},
    {"Clash", "Parts of a puzzle that contradict one another.", kClashFields},
    {"Correction", "A small change that gives a puzzle a solution.", kCorrectionFields},
    {"DeadCluePart", "A part of a regular expression that no solution uses.", kDeadClueFields},
    {"DialectDifference", "A regular expression that means something else in another dialect.",
     kDialectFields},
    {"Implied", "A rule that another rule implies.", kImpliedFields},
    {"RepeatedWords", "Words that a list has more than once.", kRepeatedFields},
    {"CheckSeconds", "A time in seconds.", kCheckSecondsFields},
    {"CheckAnswer", "The answer of `check`.", kCheckFields},
};

}  // namespace

std::span<const AnswerType> check_answer_types() {
    return kCheckTypes;
}

}  // namespace sator::ask
