#include "sator/ask/tables/question_table.hpp"

#include <algorithm>

namespace sator::ask {

namespace {

template <class Asking>
Question make() {
    return Asking{};
}

constexpr PackageFunction
    kCount[] = {{"count", "Counts solutions without listing them.", "", "SolveAnswer"}},
    kCheck[] = {{"check", "Checks whether puzzles are well made, and if not, how to repair them.", "",
                 "CheckAnswer"}},
    kExplain[] = {{"explain", "Explains how a person would solve a puzzle, or why a candidate is impossible.",
                   "", "ExplainAnswer"}},
    kHint[] = {{"hint", "Helps with a partly filled grid: its mistakes, or else the next deduction.", "",
                "HintAnswer"}},
    kRate[] = {{"rate", "Rates how hard puzzles are for people.", "", "RateAnswer"}},
    kRender[] = {{"render", "Draws puzzles as SVG.", "", "SvgAnswer", "form: \"svg\""},
                 {"picture", "Draws puzzles as data, for a program that paints the shapes itself.", "",
                  "PictureAnswer", "form: \"data\""}},
    kParse[] = {{"parse", "Reads a text and tells what it says, or which mistakes it has.", "",
                 "ParseAnswer"}},
    kFmt[] = {{"format", "Returns a text of the puzzle language in its tidy form.", "", "TidyAnswer"}},
    kEdit[] = {{"edit",
                "Changes a text in Sator's language: returns the smallest edits, which leave everything else "
                "as it is.",
                "operation: EditOperation", "EditAnswer"}},
    kConvert[] = {{"convert", "Writes puzzles in another format.", "to: string", "ConvertAnswer"}},
    kWords[] = {{"words", "Says the rules of puzzles in words.", "", "WordsAnswer"}},
    kCandidates[] = {{"candidates", "Finds the values that some solution uses.", "", "CandidatesAnswer"}},
    kCreate[] = {{"create", "Makes puzzles of a kind, each proven to have one solution.", "kind: string",
                  "MadePuzzle | answers.NoPuzzleMade", "", false}},
    kClue[] = {{"clue", "Tells what a clue would mean: `operation` is one that adds or changes a clue.",
                "operation: EditOperation", "ClueAnswer"}};

constexpr QuestionRow kQuestions[] = {
    {"solve",
     make<Solve>,
     "Finds solutions, and tells whether there is only one.",
     false,
     {},
     "SolveOptions"},
    {"count", make<Count>, "Counts the solutions.", false, kCount, "CountOptions"},
    {"check", make<Check>, "Checks whether puzzles are well made.", false, kCheck, "CheckOptions"},
    {"explain", make<Explain>, "Explains how a person would solve a puzzle.", false, kExplain,
     "ExplainOptions"},
    {"hint", make<Hint>, "Helps with a partly filled grid.", false, kHint, "HintOptions"},
    {"rate", make<Rate>, "Rates how hard puzzles are for people.", false, kRate},
    {"render", make<Render>, "Draws puzzles.", true, kRender, "RenderOptions"},
    {"parse", make<Parse>, "Reads a text and tells what it says.", true, kParse},
    {"rules", make<Rules>, "Lists the rules and kinds of the language.", true},
    {"fmt", make<Fmt>, "Writes a text in its tidy form.", true, kFmt},
    {"edit", make<Edit>, "Changes a text as an operation says.", true, kEdit},
    {"convert", make<Convert>, "Writes puzzles in another format.", false, kConvert},
    {"formats", make<Formats>, "Lists the formats.", true},
    {"words", make<Words>, "Says the rules of puzzles in words.", false, kWords},
    {"candidates", make<Candidates>, "Finds the values that some solution uses.", false, kCandidates,
     "CandidatesOptions"},
    {"style", make<Style>, "The style sheet of pictures.", true},
    {"create", make<Create>, "Makes puzzles, each proven to have one solution.", false, kCreate,
     "CreateOptions"},
    {"clue", make<Clue>, "Tells what a clue would mean.", false, kClue},
    {"split", make<Split>, "Divides the search for solutions into parts.", false, {}, "SplitOptions"},
};

static_assert(std::size(kQuestions) == std::variant_size_v<Question>);

}  // namespace

std::span<const QuestionRow> question_table() {
    return kQuestions;
}

const QuestionRow* find_question(std::string_view name) {
    const auto found = std::ranges::find(kQuestions, name, &QuestionRow::name);
    return found == std::end(kQuestions) ? nullptr : &*found;
}

}  // namespace sator::ask
