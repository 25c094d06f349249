#include <algorithm>
#include <span>

#include "sator/base/assert.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/named_candidate.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/explanation/prove.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/render/text/explanation_json.hpp"
#include "web/boundary/player_grid.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// The fields that the documentation promises for every answer.
constexpr std::string_view kStoppedExplanation = R"(,"end":"stopped","texts":[],"steps":[])",
                           kStoppedWhyNot = R"(,"answer":"stopped","texts":[],"steps":[])";

void verify(const Question& question, const PuzzleContext& context, std::span<Step> steps) {
    if (!question.request.verify) return;
    for (Step& step : steps) {
        const Proof proof =
            question.limits.reached() ? Proof::Stopped : prove(context, step, question.limits);
        SATOR_ASSERT(proof != Proof::Refuted);
        step.verified = proof == Proof::Proved ? Verified::Proved : Verified::Stopped;
    }
}

/// Whether a limit prevented some step from being verified.
bool is_unverified(std::span<const Step> steps) {
    return std::ranges::find(steps, Verified::Stopped, &Step::verified) != steps.end();
}

/// Returns the givens, and what a player filled in besides.
std::expected<std::vector<Given>, Diagnostic> known_values(Question& question, const PuzzleContext& context,
                                                           std::size_t initial) {
    const auto givens = PreparedPuzzle::givens(context.puzzle(), initial);
    std::vector<Given> known(givens.begin(), givens.end());
    const auto entries = player_entries(question, context, givens);
    if (!entries) return std::unexpected(entries.error());
    known.insert(known.end(), entries->begin(), entries->end());
    return known;
}

void explain_puzzle(Question& question, const PuzzleContext& context, std::size_t initial,
                    const std::string& name) {
    const auto known = known_values(question, context, initial);
    if (!known) return question.reply.refuse(name, std::span(&known.error(), 1));
    Explanation explanation = explain::explain(
        context, *known, question.limits,
        question.request.smallest ? RuleSetMinimality::Smallest : RuleSetMinimality::Minimal);
    verify(question, context, explanation.steps);
    question.reply.add(explanation_json(context, explanation, name));
    const bool is_stopped = explanation.end == ExplanationEnd::Stopped || is_unverified(explanation.steps);
    question.reply.end_with(is_stopped                                      ? ExitCode::Stopped
                            : explanation.end == ExplanationEnd::NoSolution ? ExitCode::None
                                                                            : ExitCode::Found);
}

void explain_candidate(Question& question, const PuzzleContext& context, std::size_t initial,
                       const std::string& name) {
    const auto candidate = named_candidate(context, question.request.why_not);
    if (!candidate) return question.reply.refuse(candidate.error());
    const auto known = known_values(question, context, initial);
    if (!known) return question.reply.refuse(name, std::span(&known.error(), 1));
    WhyNot why = why_not(context, *known, *candidate, question.limits);
    verify(question, context, why.steps);
    question.reply.add(why_not_json(context, why, *candidate, name));
    const bool is_stopped =
        why.answer == WhyNot::Answer::Stopped || why.limit.has_value() || is_unverified(why.steps);
    question.reply.end_with(why.answer == WhyNot::Answer::Possible ? ExitCode::None
                            : is_stopped                           ? ExitCode::Stopped
                                                                   : ExitCode::Found);
}

}  // namespace

void explain_question(Question& question) {
    const bool is_why_not = !question.request.why_not.empty();
    for_each_context(
        question,
        [&](const PuzzleContext& context, std::size_t initial, const std::string& name) {
            (is_why_not ? explain_candidate : explain_puzzle)(question, context, initial, name);
        },
        is_why_not ? kStoppedWhyNot : kStoppedExplanation);
}

}  // namespace sator::web
