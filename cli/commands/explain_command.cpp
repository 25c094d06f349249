#include "cli/commands/explain_command.hpp"

#include <algorithm>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/answers/explanation_text.hpp"
#include "cli/pictures/picture_file.hpp"
#include "cli/process/limit_options.hpp"
#include "sator/base/assert.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/named_candidate.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/explanation/prove.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/render/picture/explanation_pictures.hpp"
#include "sator/render/text/explanation_json.hpp"

namespace sator::cli {

namespace {

/// The fields that the documentation promises for every answer.
constexpr std::string_view kStoppedExplanation = R"(,"end":"stopped","texts":[],"steps":[])",
                           kStoppedWhyNot = R"(,"answer":"stopped","texts":[],"steps":[])";

class ExplainCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    std::expected<std::optional<PictureFile>, Diagnostic> picture_file() const;
    ExitCode explain_initial(const PuzzleCall& call, PictureFile* pictures, const PuzzleContext& context,
                             std::size_t initial, const std::string& name) const;
    ExitCode explain_candidate(const PuzzleCall& call, PictureFile* pictures, const PuzzleContext& context,
                               std::size_t initial, const std::string& name) const;
    void verify(const PuzzleContext& context, std::span<Step> steps, const Limits& limits) const;

    PuzzleInput input_;
    LimitOptions limits_;
    bool json_ = false, smallest_ = false, verify_ = false;
    std::optional<std::string> why_not_, picture_;
};

std::vector<Option> ExplainCall::options() {
    std::vector<Option> options;
    input_.add_to(options);
    options.push_back(
        text("--why-not", "CELL=VALUE", why_not_, "explain why a candidate is impossible, e.g. R3C4=5"));
    options.push_back(
        flag("--smallest", smallest_, "prove for each step that no smaller set of rules is enough"));
    options.push_back(
        flag("--verify", verify_, "verify each step by a search with only its rules and facts"));
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    options.push_back(text("--svg", "OUT", picture_,
                           "also draw the steps: .html makes one page, .pdf one page per step, .svg and .png "
                           "one numbered file per step"));
    limits_.add_to(options);
    return options;
}

std::expected<std::optional<PictureFile>, Diagnostic> ExplainCall::picture_file() const {
    if (!picture_) return std::nullopt;
    auto file = PictureFile::named(*picture_);
    if (!file) return std::unexpected(std::move(file.error()));
    if (!file->is_text()) return std::move(*file);
    return std::unexpected(call_error("a text has no pictures",
                                      "the explanation is already text; use .html or .svg for pictures"));
}

ExitCode ExplainCall::run(Session& session) {
    auto pictures = picture_file();
    if (!pictures) return refuse_call(session, pictures.error());
    PictureFile* const file = *pictures ? &**pictures : nullptr;
    PuzzleCall call{session, limits_.from_now(session), json_ ? AnswerFormat::Json : AnswerFormat::Text};
    call.json_ending = why_not_ ? kStoppedWhyNot : kStoppedExplanation;
    const ExitCode code = answer_puzzles(call, input_, [&](const ReadPuzzle& read) {
        return answer_with_context(
            call, read, input_.regex_limits(),
            [&](const PuzzleContext& context, std::size_t initial, const std::string& name) {
                return why_not_ ? explain_candidate(call, file, context, initial, name)
                                : explain_initial(call, file, context, initial, name);
            });
    });
    return file == nullptr ? code : call.write(*file, code);
}

void add_pictures(PictureFile& pictures, std::vector<PageSection> sections, const std::string& name) {
    sections.front().heading = name + ": " + sections.front().heading;
    for (PageSection& section : sections) pictures.add(std::move(section));
}

void ExplainCall::verify(const PuzzleContext& context, std::span<Step> steps, const Limits& limits) const {
    if (!verify_) return;
    for (Step& step : steps) {
        const Proof proof = limits.reached() ? Proof::Stopped : prove(context, step, limits);
        SATOR_ASSERT(proof != Proof::Refuted);
        step.verified = proof == Proof::Proved ? Verified::Proved : Verified::Stopped;
    }
}

/// Whether a limit prevented some step from being verified.
bool is_unverified(std::span<const Step> steps) {
    return std::ranges::find(steps, Verified::Stopped, &Step::verified) != steps.end();
}

ExitCode ExplainCall::explain_initial(const PuzzleCall& call, PictureFile* pictures,
                                      const PuzzleContext& context, std::size_t initial,
                                      const std::string& name) const {
    Explanation explanation =
        explain::explain(context, PreparedPuzzle::givens(context.puzzle(), initial), call.limits,
                         smallest_ ? RuleSetMinimality::Smallest : RuleSetMinimality::Minimal);
    verify(context, explanation.steps, call.limits);
    if (pictures != nullptr)
        add_pictures(*pictures, explanation_pictures(context, explanation, initial), name);
    call.write_answer([&] {
        return json_ ? explanation_json(context, explanation, name)
                     : explanation_text(context, explanation, name, call.session);
    });
    switch (explanation.end) {
        case ExplanationEnd::Solved:
        case ExplanationEnd::Several:
            return is_unverified(explanation.steps) ? ExitCode::Stopped : ExitCode::Found;
        case ExplanationEnd::NoSolution:
            return is_unverified(explanation.steps) ? ExitCode::Stopped : ExitCode::None;
        case ExplanationEnd::Stopped:
            break;
    }
    return ExitCode::Stopped;
}

ExitCode ExplainCall::explain_candidate(const PuzzleCall& call, PictureFile* pictures,
                                        const PuzzleContext& context, std::size_t initial,
                                        const std::string& name) const {
    const auto candidate = named_candidate(context, *why_not_);
    if (!candidate) return refuse_call(call.session, candidate.error());
    WhyNot why = why_not(context, PreparedPuzzle::givens(context.puzzle(), initial), *candidate, call.limits);
    verify(context, why.steps, call.limits);
    if (pictures != nullptr) {
        const std::string answer = why_not_answer(context, why, *candidate);
        add_pictures(*pictures, why_not_pictures(context, why, answer, initial), name);
    }
    call.write_answer([&] {
        return json_ ? why_not_json(context, why, *candidate, name)
                     : why_not_text(context, why, *candidate, name, call.session);
    });
    if (why.answer == WhyNot::Answer::Possible) return ExitCode::None;
    const bool is_stopped =
        why.answer == WhyNot::Answer::Stopped || why.limit.has_value() || is_unverified(why.steps);
    return is_stopped ? ExitCode::Stopped : ExitCode::Found;
}

}  // namespace

Command explain_command() {
    return {
        .name = "explain",
        .summary = "Explain how a person would solve a puzzle, one deduction at a time.",
        .description =
            "Each step from the givens to the solution uses the easiest technique that finds anything. "
            "A step names only the rules and cells that it needs.\n\n"
            "Exit status: 0 if the puzzle is explained, 1 if it has no solution or if the candidate of "
            "--why-not is possible, 2 if the input is wrong, 3 if a limit was reached before the "
            "explanation was complete.",
        .example =
            "sator explain puzzles/sudoku/plain.sator\n"
            "sator explain --json puzzles/regex/first-steps.json",
        .prepare = prepare_call<ExplainCall>,
    };
}

}  // namespace sator::cli
