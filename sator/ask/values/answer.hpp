#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/ask/values/search_tree.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/exit_code.hpp"
#include "sator/base/limits.hpp"
#include "sator/create/requests/create_options.hpp"
#include "sator/create/requests/made_puzzle.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/explain/check/check_report.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/render/json/candidates_json.hpp"
#include "sator/render/json/rules_json.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/solve/clue_values.hpp"
#include "sator/solve/symmetry_orders.hpp"
#include "sator/text/edit/text_edit.hpp"
#include "sator/text/kinds/puzzle_beginnings.hpp"
#include "sator/text/source/format.hpp"

/// The answers: plain values, one struct for each kind of answer. If a limit kept an answer from being complete, it says which one.
namespace sator::ask {

/// The puzzle and the initial grid that an answer is about.
struct Asked {
    std::string name;  ///< the puzzle's, with that of its initial drawing
    std::shared_ptr<const Puzzle> puzzle;
    std::size_t initial = 0;  ///< whose givens: an index in the puzzle's `initials`

    /// Whether parts of the puzzle were left out, so that what is found is not about the puzzle that was meant.
    bool lacks_parts() const { return !puzzle->left_out.empty(); }
    /// Whether "no solution" is true of the puzzle that was meant, too.
    bool may_lack_solutions() const { return only_restrict(puzzle->left_out); }
};

/// The answer to Solve and Count.
struct SolveAnswer {
    Asked asked;
    /// The number of solutions, and those that were asked for unless each was handed over alone.
    SearchReport found;
    std::optional<Limit> limit = {};
    bool is_count = false;  ///< all solutions were counted, none listed
    std::size_t propagators = 0;
    SearchStatistics work = {};
    std::vector<std::string> conflicting =
        {};                  ///< rules and givens that contradict each other, if looked for
    std::string cause = {};  ///< why there is no solution, in one line, if it was found
    std::optional<PictureContents> picture = {};
};

/// The answer to Check.
struct CheckAnswer {
    Asked asked;
    CheckReport report;  ///< its `stopped` is the limit
    std::chrono::nanoseconds seconds{};
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;

    /// Returns changes each of which leaves one solution, in words, the best first.
    std::vector<std::string> repairs() const;
    /// Returns rules and givens in words, e.g. "row 1 must add up to 15".
    std::vector<std::string> described(std::span<const PartId> parts) const;
};

/// The answer to Explain.
struct ExplainAnswer {
    Asked asked;
    std::shared_ptr<const PuzzleContext> context;  ///< names rules and cells in texts about the steps
    Explanation explanation;
    std::optional<Limit> limit = {};
    std::vector<std::size_t> statements = {};  ///< by the number of a rule, if the question asks for them
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;

    /// A step in words.
    struct Told {
        std::string technique;  ///< "hidden single"
        std::string sentence;   ///< "In box 5, 7 can only be in R4C6."
    };
    /// Returns the steps in words. Trivial ones of a kind are told together.
    std::vector<Told> told() const;
};

/// The answer to Explain with `why_not`.
struct WhyNotAnswer {
    Asked asked;
    std::shared_ptr<const PuzzleContext> context;
    Candidate candidate;
    WhyNot why;
    std::optional<Limit> limit = {};
    std::vector<std::size_t> statements = {};
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;
};

/// The answer to Hint.
struct HintAnswer {
    Asked asked;
    std::shared_ptr<const PuzzleContext> context;
    explain::Hint hint;  ///< its `limit` is the limit
    std::vector<std::size_t> statements = {};
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;

    /// Returns what is wrong in the grid, a line each; an empty text if nothing is.
    std::string mistakes() const;
    /// Returns the step told little by little: where to look, which technique, which cells and rules, everything. Each text is what
    /// it adds to those before.
    std::array<std::string, 4> texts() const;
};

/// The answer to Rate.
struct RateAnswer {
    Asked asked;
    RatingResult result;
    Limits limits;  ///< under which it was rated, for the reason why there is no rating
    std::optional<Limit> limit = {};

    /// Returns the name of the hardest technique that is needed; empty if there is no rating, or nothing left to do.
    std::string hardest() const;
};

/// The answer to Render.
struct RenderAnswer {
    Asked asked;
    PictureContents contents;
    std::string svg = {};   ///< Form::Svg
    std::string data = {};  ///< Form::Data: a line of JSON
    /// The solution was asked for and there is none to draw: there is none at all, or a limit was reached before one was found.
    bool has_no_solution = false;
    std::optional<Limit> limit = {};
};

struct StyleAnswer {
    std::string css;
};

/// The answer to Parse: the puzzle can be read, and its rules have no mistakes.
struct ParseAnswer {
    Asked asked;
    std::string_view format;  ///< that was recognised
};

/// The answer to Rules: all rules and kinds, or the one that the question names.
struct RulesAnswer {
    DescribedLanguage described;
};

/// The answer to New: the kind that the question names, or all of them. Each text is a whole file.
struct NewAnswer {
    std::vector<text::PuzzleBeginning> beginnings;
};

/// The answer to Formats is the table itself.
struct FormatsAnswer {};

/// A statement of the puzzle that no kind makes, in words: a sentence for each of its rules, up to some number.
struct SaidStatement {
    std::size_t statement = 0;
    std::size_t rules = 0;  ///< all of them
    std::vector<std::string> english;
    std::vector<std::string> german;  ///< as `english`; a rule without a German sentence has an empty one
};

/// The answer to Words.
struct WordsAnswer {
    Asked asked;
    std::string printed;                 ///< the setter's text, or what the registry says of each rule
    std::vector<std::string> sentences;  ///< each rule in words
    /// For each rule, by its number in explanations, the statement that it comes from.
    std::vector<std::size_t> statements;
    std::vector<SaidStatement> clues;
};

struct FmtAnswer {
    std::string file;  ///< the name of the text in the source
    std::string text;
    bool is_changed = false;
};

/// The answer to Edit. Places count code points: those of edits in the old text, those of the caret in the new one.
struct EditAnswer {
    std::string before, after;
    text::TextEdits edits;
};

/// The answer to Clue.
struct ClueAnswer {
    std::shared_ptr<const Puzzle> puzzle;
    ClueValues found;
    /// The values that propagation of all rules leaves to the clue's cells; nullopt if another rule is wrong, or a limit was reached.
    std::optional<std::vector<std::vector<ValueId>>> left;
};

/// The answer to Convert.
struct ConvertAnswer {
    Asked asked;
    std::string to;
    std::expected<WrittenPuzzle, Diagnostic> written;  ///< the error says why the format has no such puzzle
};

/// The answer to Candidates.
struct CandidatesAnswer {
    Asked asked;
    TrueCandidates found;  ///< its `stopped` is the limit
};

/// The answer to Create: a puzzle, or why none was made.
struct CreateAnswer {
    std::shared_ptr<const CreateOptions> options;
    std::uint64_t seed = 0;
    create::MakeResult made;
};

/// The answer to Create without a kind is the table of kinds itself.
struct KindsAnswer {};

/// The answer to Split.
struct SplitAnswer {
    Asked asked;
    SearchTree tree;
    /// If the question wants them: orders of cells that one of `orders.factor` solutions keeps. The tree is that of the puzzle with these.
    SymmetryOrders orders = {};
};

/// No answer: a limit was reached before.
struct Unanswered {
    /// The step that the limit prevented.
    enum class Before : std::uint8_t { Read, Begun, Made, Drawn };

    std::string name;
    Limit limit = Limit::Time;
    Before before = Before::Begun;
};

/// No answer: the reader left out parts of the puzzle, so that nothing is known about the puzzle that was meant.
struct NoVerdict {
    Asked asked;
};

/// No answer: the question, or the puzzle of this name, has mistakes.
struct Refused {
    std::optional<std::string> puzzle;  ///< nullopt: the question itself is wrong
    std::vector<Diagnostic> errors;
};

using Answer = std::variant<SolveAnswer, CheckAnswer, ExplainAnswer, WhyNotAnswer, HintAnswer, RateAnswer,
                            RenderAnswer, StyleAnswer, ParseAnswer, RulesAnswer, NewAnswer, FormatsAnswer,
                            WordsAnswer, FmtAnswer, EditAnswer, ClueAnswer, ConvertAnswer, CandidatesAnswer,
                            CreateAnswer, KindsAnswer, SplitAnswer, NoVerdict, Unanswered, Refused>;

/// Returns what the answer means for the exit status of a program.
ExitCode exit_code(const Answer& answer);

}  // namespace sator::ask
