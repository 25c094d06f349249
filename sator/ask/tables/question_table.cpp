#include "sator/ask/tables/question_table.hpp"

#include <algorithm>

namespace sator::ask {

namespace {

template <class Asking>
Question make() {
    return Asking{};
}

constexpr CommandHelp kNewCommand = {
    "Begin a puzzle: write a small one of a kind, with comments, to change.",
    "The file has a complete puzzle. Its comments say its rules and how to make a puzzle of your own "
    "from it.",
    "sator new\nsator new sudoku -o my.sator"};

constexpr CommandHelp kCreateCommand = {
    "Make puzzles: a kind, a grade, and a seed are enough.",
    "Each puzzle is proven to have one solution. It is printed in the puzzle language; comments tell its "
    "rating and the call that makes it again: the same seed gives the same puzzle. If a request is "
    "impossible or not met in the time, the answer says so and names the nearest puzzle that was found; "
    "without --time-limit, that takes at most a minute. The options and an example of a kind: sator "
    "create KIND --help.\n\n"
    "Exit status: 0 if the puzzle is made, 1 if the request cannot be met, 2 if the call is wrong, 3 if "
    "a limit was reached.",
    "sator create sudoku --grade 4\n"
    "sator create thermometer-sudoku --grade gentle --svg killer.svg\n"
    "sator create sudoku --size 6x6 --symmetry mirror | sator solve -"};

constexpr CommandHelp kSolveCommand = {
    "Solve puzzles: show the solution and tell whether it is unique.",
    "Searches for two solutions. If there is only one, it is unique. If there are two, both are shown, "
    "and the cells in which they differ are marked. If a rule ranks the solutions (theme), all solutions "
    "are found and the best are shown first.\n\n"
    "Exit status: 0 if there is a solution, 1 if there is none, 2 if the input is wrong, 3 if a limit "
    "was reached before the answer was complete, or if a part of the puzzle is not understood.",
    "sator solve puzzles/regex/*.json\n"
    "sator solve --rows 'HE|LL|O+' '[PLEASE]+' --columns '[^SPEAK]+' 'EP|IP|EF'"};

constexpr CommandHelp kCheckCommand = {
    "Check whether puzzles are well made, and if not, show how to repair them.",
    "If a puzzle has several solutions, reports how many there are, in which cells they differ, and "
    "single changes that leave one solution. If it has none, reports single numbers and givens whose "
    "change leaves one solution, and a minimal set of rules and givens that contradict each other, the "
    "smallest one if that can be proved. If it has exactly one, reports the clues and givens that are "
    "not needed, and with --all also such rules. Also reports rules and parts of clues that have no "
    "effect, clues that another dialect reads differently, and values that no solution uses.\n\n"
    "Exit status: 0 if all puzzles are well made; 1 if one has no solution, several solutions, or a rule "
    "or value that has no effect; 2 if the input is wrong; 3 if a limit was reached before the check was "
    "complete, or if a part of the puzzle is not understood.",
    "sator check puzzles/sudoku/*.sator\n"
    "sator check --rows 'HE|LL|O+' '[PLEASE]+' --columns '[^SPEAK]+' 'EP|IP|E'"};

constexpr CommandHelp kExplainCommand = {
    "Explain how a person would solve a puzzle, one deduction at a time.",
    "Each step from the givens to the solution uses the easiest technique that finds anything. A step "
    "names only the rules and cells that it needs.\n\n"
    "Exit status: 0 if the puzzle is explained, 1 if it has no solution or if the candidate of --why-not "
    "is possible, 2 if the input is wrong, 3 if a limit was reached before the explanation was complete, "
    "or if a part of the puzzle is not understood.",
    "sator explain puzzles/sudoku/plain.sator\n"
    "sator explain --json puzzles/regex/first-steps.json"};

constexpr CommandHelp kHintCommand = {
    "Help with a partly filled grid: show a mistake, or else hint at the next deduction.",
    "Mistakes come first: --strength 1 says only in which line or region a mistake is, 2 what is wrong "
    "there, 3 which cells, and 4 everything. A grid that some solution completes has no mistake.\n\n"
    "Exit status: 0 if there is no mistake, 1 if there is one, 2 if the input is wrong, 3 if a limit was "
    "reached before the hint was complete, or if a part of the puzzle is not understood.",
    "sator hint puzzles/sudoku/plain.sator\n"
    "sator hint puzzles/regex/first-steps.json --state 'G./A.' --strength all"};

constexpr CommandHelp kRateCommand = {
    "Rate how hard puzzles are for people.",
    "The effort of a puzzle is high if few deductions are available at each step, and if they are hard "
    "for people to find. For sudokus it is calibrated with people's solving times. The answer also has "
    "the hardest step needed and the number of deductions available at each step.\n\n"
    "The grade, from 1 to 10, says how long people take and what they must know, on one scale for all "
    "kinds of puzzles. It has a name: gentle (1 and 2), moderate (3 and 4), tricky (5 and 6), hard (7 "
    "and 8), fiendish (9 and 10). The rank, from 1 to 10, is the position among puzzles of the same "
    "kind, if there is a collection of these.\n\n"
    "Exit status: 0 if all puzzles are rated, 1 if one has no solution or several, 2 if the input is "
    "wrong, 3 if a limit was reached (then the rating so far is printed), or if a part of the puzzle is "
    "not understood.",
    "sator rate puzzles/sudoku/*.sator\n"
    "sator rate --json puzzles/regex/*.json"};

constexpr CommandHelp kRenderCommand = {
    "Draw puzzles, with or without their solutions.",
    "Without -o, the picture is drawn in characters. The extension of OUT gives the format. Several "
    "puzzles become one page (.html), one text (.txt), the pages of a PDF, or numbered files such as "
    "out-1.svg. PDF and PNG are made by librsvg's program rsvg-convert (Debian's package librsvg2-bin). "
    "Rules without a picture are described below the grid.",
    "sator render puzzles/killer-sudoku/cages.sator\n"
    "sator render puzzles/killer-sudoku/cages.sator -o cages.svg\n"
    "sator render puzzles/regex/*.json --solution -o regexes.html"};

constexpr CommandHelp kConvertCommand = {
    "Write puzzles in another format, e.g. as a link to f-puzzles, or as a model for other solvers.",
    "What the format cannot say is listed, and then nothing is written, unless --lossy is given. A "
    "title, an author, a source or a solution that it has no place for is left out, with a remark. "
    "`sator formats` lists the formats. The models dimacs, opb, flatzinc, asp and smt2 have a comment "
    "that says which variable is which value of which cell.\n\n"
    "Exit status: 0 if all is written; 1 if the format cannot say it; 2 if the input is wrong; 3 if a "
    "limit is reached.",
    "sator convert a.sator --to fpuzzles\n"
    "sator convert link.txt --to sator\n"
    "sator convert a.sator --to dimacs -o a.cnf"};

constexpr CommandHelp kRulesCommand = {
    "List the kinds and rules of the puzzle language, or explain one with a solved example.",
    "With a file it prints the rules of its puzzles: the text that they state, or a sentence for each "
    "rule.",
    "sator rules\nsator rules sum\nsator rules kakuro\nsator rules puzzles/sudoku/four-by-four.sator"};

constexpr CommandHelp kFormatsCommand = {
    "List the formats and links that are read and written, each with an example.", "", "sator formats"};

constexpr CommandHelp kFmtCommand = {
    "Write puzzle files in their tidy form.",
    "Indents clues, items of lists and continued lines, aligns the numbers of clues, and removes blanks "
    "at the ends of lines, repeated blanks in rules and repeated empty lines. Comments, quotes, regular "
    "expressions and drawings stay as they are, and the puzzle means the same. Files are rewritten in "
    "place; standard input is written to standard output.\n\n"
    "Exit status: 0 if all files are tidy now; 1 if --check found one that is not; 2 if the input is "
    "wrong.",
    "sator fmt my-killer.sator\nsator fmt --check puzzles/*/*.sator"};

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
    kTidy[] = {{"format", "Returns a text of the puzzle language in its tidy form.", "", "TidyAnswer"}},
    kEdit[] = {{"edit",
                "Changes a text in Sator's language: returns the smallest edits, which leave everything else "
                "as it is.",
                "operation: EditOperation", "EditAnswer"}},
    kConvert[] = {{"convert", "Writes puzzles in another format.", "to: string", "ConvertAnswer"}},
    kWords[] = {{"words", "Says the rules of puzzles in words.", "", "WordsAnswer"}},
    kCandidates[] = {{"candidates", "Finds the values that some solution uses.", "", "CandidatesAnswer"}},
    kCreate[] = {{"create", "Makes puzzles of a kind, each proven to have one solution.", "kind: string",
                  "MadePuzzle | answers.NoPuzzleMade", "", false}},
    kNew[] = {{"begin",
               "Returns a small puzzle of a kind, with comments, to begin with. `kind` is a kind or a rule; "
               "\"\": returns one of each kind.",
               "kind: string", "BegunPuzzles", "", false}},
    kRules[] = {{"describe",
                 "Describes a rule or a kind of the puzzle language, with a solution of its example.",
                 "name: string", "RulesAnswer", "solved: true", false}},
    kClue[] = {{"clue", "Tells what a clue would mean: `operation` is one that adds or changes a clue.",
                "operation: EditOperation", "ClueAnswer"}};

constexpr QuestionRow kQuestions[] = {
    {.name = "new",
     .make = make<New>,
     .command = &kNewCommand,
     .is_quick = true,
     .functions = kNew,
     .options = "NewOptions"},
    {.name = "create",
     .make = make<Create>,
     .command = &kCreateCommand,
     .functions = kCreate,
     .options = "CreateOptions"},
    {.name = "solve", .make = make<Solve>, .command = &kSolveCommand, .options = "SolveOptions"},
    {.name = "count", .make = make<Count>, .functions = kCount, .options = "CountOptions"},
    {.name = "check",
     .make = make<Check>,
     .command = &kCheckCommand,
     .functions = kCheck,
     .options = "CheckOptions"},
    {.name = "explain",
     .make = make<Explain>,
     .command = &kExplainCommand,
     .functions = kExplain,
     .options = "ExplainOptions"},
    {.name = "hint",
     .make = make<Hint>,
     .command = &kHintCommand,
     .functions = kHint,
     .options = "HintOptions"},
    {.name = "rate", .make = make<Rate>, .command = &kRateCommand, .functions = kRate},
    {.name = "render",
     .make = make<Render>,
     .command = &kRenderCommand,
     .is_quick = true,
     .functions = kRender,
     .options = "RenderOptions"},
    {.name = "convert", .make = make<Convert>, .command = &kConvertCommand, .functions = kConvert},
    {.name = "rules", .make = make<Rules>, .command = &kRulesCommand, .is_quick = true, .functions = kRules},
    {.name = "formats", .make = make<Formats>, .command = &kFormatsCommand, .is_quick = true},
    {.name = "fmt", .make = make<Fmt>, .command = &kFmtCommand, .is_quick = true, .functions = kTidy},
    {.name = "parse", .make = make<Parse>, .is_quick = true, .functions = kParse},
    {.name = "words", .make = make<Words>, .functions = kWords},
    {.name = "candidates",
     .make = make<Candidates>,
     .functions = kCandidates,
     .options = "CandidatesOptions"},
    {.name = "edit", .make = make<Edit>, .is_quick = true, .functions = kEdit},
    {.name = "clue", .make = make<Clue>, .functions = kClue},
    {.name = "style", .make = make<Style>, .is_quick = true},
    {.name = "split", .make = make<Split>, .options = "SplitOptions"},
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
