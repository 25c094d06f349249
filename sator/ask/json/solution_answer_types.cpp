// The answers of solve, count, candidates and rate, and what all questions may answer.

#include <algorithm>

#include "sator/ask/json/answer_types.hpp"

namespace sator::ask {

namespace {

constexpr AnswerField kPlaceFields[] = {
    {"row", "number", "From 1"},
    {"column", "number", "From 1"},
    {"name?", "string",
     "The name of an edge, a link or a corner: `R1C1/R1C2`. Row and column are then those of a cell that it "
     "touches"},
};
constexpr AnswerField kRemarkFields[] = {
    {"line", "number", "From 1; 0 if no place is known"},
    {"text", "string", "What was noticed"},
    {"hint", "string", "What to write instead; may be empty"},
};
constexpr AnswerField kLeftOutFields[] = {
    {"line", "number", "From 1; 0 if no place is known"},
    {"text", "string", "What is not understood"},
    {"hint", "string", "What it means for the answer; may be empty"},
    {"restricts", "boolean", "The part can only take solutions away"},
};
constexpr AnswerField kPuzzleErrorFields[] = {
    kVersionField,
    kNameField,
    {"status", "\"error\" | \"unknown\"",
     "`error`: the puzzle cannot be read. `unknown`: a limit was reached before there was an answer, or not "
     "all of the puzzle is understood"},
    {"message", "string", "What is wrong, or which limit was reached"},
    {"line?", "number", "The place of an error; 0 if none is known"},
    {"column?", "number", "From 1; 0 if none is known"},
    kRemarksField,
    kLeftOutField,
    {"end?", "\"stopped\"", "If the question was `explain`"},
    {"answer?", "\"stopped\"", "If the question was `explain` with `why_not`"},
    {"texts?", "string[]", "Empty, if the question was `explain`"},
    {"steps?", "Step[]", "Empty, if the question was `explain`"},
};

constexpr AnswerField kSolutionFields[] = {
    {"score?", "number", "If the puzzle ranks its solutions"},
    {"grid", "string[][]", "The symbols of each row; an empty text is the empty symbol"},
    {"values?", "Record<string, string>",
     "The values between cells by the names of their places: `R1C1/R1C2`, `R1C1-R1C2`, `corner R1C1`"},
    {"message?", "string", "If the puzzle has a hidden message"},
};
constexpr AnswerField kSolveSecondsFields[] = {
    {"read", "number", "To read the puzzle"},
    {"build", "number", "To build its model"},
    {"solve", "number", "To search"},
};
constexpr AnswerField kSearchSizeFields[] = {
    {"nodes", "number", "Nodes of the search tree"},
    {"conflicts", "number", "Nodes at which the search turned back"},
};
constexpr AnswerField kSolveFields[] = {
    kVersionField,
    kNameField,
    {"status", "Status", "`unknown`: a limit was reached before a second solution was found"},
    {"count", "string", "The number of solutions found, a whole number of any length"},
    {"complete", "boolean", "The search has ended, so that there are no other solutions"},
    {"alphabet", "string", "The symbols of the puzzle: `1..9`"},
    {"done?", "number", "The share of the search space, if a limit stopped the search"},
    {"solutions?", "Solution[]", "Absent if solutions are only counted, or if each is an answer of its own"},
    kLeftOutField,
    kRemarksField,
    {"seconds", "SolveSeconds", ""},
    {"search", "SearchSize", ""},
};
constexpr AnswerField kSolutionAnswerFields[] = {
    kVersionField,      kNameField,         {"solution", "number", "Its number, from 1"},
    kSolutionFields[0], kSolutionFields[1], kSolutionFields[2],
    kSolutionFields[3],
};

constexpr AnswerField kCountedValueFields[] = {
    {"symbol", "string", ""},
    {"solutions", "number", "Solutions with this value; a lower bound unless `exact`"},
    {"exact", "boolean", ""},
};
constexpr AnswerField kPossibleValuesFields[] = {
    {"id", "number", "The number of the cell, from 0"},
    {"name", "string", "`R1C1`"},
    {"candidates", "CountedValue[]", "The values that some solution uses"},
};
constexpr AnswerField kCandidatesFields[] = {
    kVersionField,
    kNameField,
    {"status", "Status", ""},
    {"complete", "boolean", "No limit left candidates untried"},
    {"count?", "string", "If there are several solutions, their number; a lower bound unless `exact`"},
    {"exact?", "boolean", ""},
    {"cells", "PossibleValues[]", ""},
    kLeftOutField,
};

constexpr AnswerField kRatedSoFarFields[] = {
    {"ways", "number", "Ways to the solution that were tried"},
    {"steps", "number", "Steps of the last one so far"},
    {"effort", "number", "Of these steps"},
    {"hardest", "string", "The label of their hardest technique"},
};
constexpr AnswerField kRateFields[] = {
    kVersionField,
    kNameField,
    {"effort?", "number", "The sum over all steps; docs/difficulty.md says how it is computed"},
    {"hardest?", "string", "The label of the hardest technique that is needed; `none` if there is no step"},
    {"hardest_rules?", "number", "How many rules its step needs together"},
    {"width?", "number[]", "The steps that can be found at the same time, step by step"},
    {"grade?", "number", "From 1 to 10, on one scale for all kinds"},
    {"name?", "string", "Of the grade: gentle, moderate, tricky, hard or fiendish"},
    {"rank?", "number",
     "From 1 to 10 among puzzles of the same kind. This and what follows up to the version are absent if the "
     "kind has no collection"},
    {"collection?", "string", "The puzzles to which it is compared"},
    {"kind?", "string", "Of the collection"},
    {"collection_version?", "number", ""},
    {"minutes?", "number", "The time that people need, for kinds with measured times"},
    kLeftOutField,
    kRemarksField,
    {"status?", "\"unrated\" | \"unknown\"", "If there is no rating"},
    {"message?", "string", "Why there is none"},
    {"so_far?", "RatedSoFar", "If a limit was reached during the rating"},
};

constexpr AnswerType kSolutionTypes[] = {
    {"Place", "A cell, or a place between cells.", kPlaceFields},
    {"Remark", "What the reader of a puzzle noticed and did not refuse, e.g. that something is not drawn.",
     kRemarkFields},
    {"LeftOut",
     "A part of a puzzle that its reader did not understand, e.g. a rule of another program. Then answers "
     "are not about the whole puzzle.",
     kLeftOutFields},
    {"PuzzleError",
     "The answer for a puzzle that could not be read, that was not begun because of a limit, or of which "
     "parts are not understood.",
     kPuzzleErrorFields},
    {"Solution", "A filled grid.", kSolutionFields},
    {"SolveSeconds", "Times in seconds.", kSolveSecondsFields},
    {"SearchSize", "How large the search was.", kSearchSizeFields},
    {"SolveAnswer", "The answer of `solve` and `count`.", kSolveFields},
    {"SolutionAnswer", "One of all solutions, if all were asked for. `SolveAnswer` comes after the last.",
     kSolutionAnswerFields},
    {"CountedValue", "A value of a cell, and how many solutions have it.", kCountedValueFields},
    {"PossibleValues", "The values of a cell.", kPossibleValuesFields},
    {"CandidatesAnswer", "The answer of `candidates`.", kCandidatesFields},
    {"RatedSoFar", "What was known when a limit was reached.", kRatedSoFarFields},
    {"RateAnswer", "The answer of `rate`.", kRateFields},
};

}  // namespace

std::span<const AnswerType> solution_answer_types() {
    return kSolutionTypes;
}

const AnswerType* find_answer_type(std::string_view name) {
    for (const auto types :
         {solution_answer_types(), check_answer_types(), step_answer_types(), text_answer_types()}) {
        const auto found = std::ranges::find(types, name, &AnswerType::name);
        if (found != types.end()) return &*found;
    }
    return nullptr;
}

}  // namespace sator::ask
