// Explain: the steps of a whole puzzle, or why one candidate is impossible.
#include <span>
#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/player_grid.hpp"
#include "sator/ask/questions/statements_of_rules.hpp"
#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/explanation/prove.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/explain/told/told_explanation.hpp"

namespace sator::ask {

namespace {

using Context = std::shared_ptr<const PuzzleContext>;

/// Verifies each step by a search with only its rules and facts, as far as the limits allow.
void verify(const Work& work, const PuzzleContext& context, std::span<Step> steps) {
    for (Step& step : steps) {
        const Proof proof = work.limits().reached() ? Proof::Stopped : prove(context, step, work.limits());
        SATOR_ASSERT(proof != Proof::Refuted);
        step.verified = proof == Proof::Proved ? Verified::Proved : Verified::Stopped;
    }
}

/// Returns the givens, and what a player filled in besides.
std::expected<std::vector<Given>, Diagnostic> known_values(Work& work, const Explain& question,
                                                           const Asked& asked) {
    const auto givens = PreparedPuzzle::givens(*asked.puzzle, asked.initial);
    std::vector<Given> known(givens.begin(), givens.end());
    const auto entries = player_entries(work, question.player, *asked.puzzle, givens);
    if (!entries) return failure(entries);
    known.insert(known.end(), entries->begin(), entries->end());
    return known;
}

/// Returns the statement of each rule, if they are asked for.
std::vector<std::size_t> asked_statements(Work& work, const Explain& question, const Asked& asked) {
    if (!question.statements) return {};
    RuleContext context = work.rule_context(*asked.puzzle, asked.initial);
    return statements_of_rules(context);
}

ExitCode explain_puzzle(Work& work, const Explain& question, const Asked& asked, const Context& context) {
    const auto known = known_values(work, question, asked);
    if (!known) return work.refuse(asked.name, {known.error()});
    Explanation explanation =
        told_explanation(*context, *known, work.limits(),
                         question.smallest ? RuleSetMinimality::Smallest : RuleSetMinimality::Minimal);
    if (question.verify) verify(work, *context, explanation.steps);
    if (explanation.end == ExplanationEnd::NoSolution && !asked.may_lack_solutions())
        explanation.end = ExplanationEnd::Stopped;
    const auto limit = explanation.limit;
    return work.answer(ExplainAnswer{asked, context, std::move(explanation), limit,
                                     asked_statements(work, question, asked), question.lang});
}

ExitCode explain_candidate(Work& work, const Explain& question, const Asked& asked, const Context& context) {
    const auto candidate = told_candidate(*context, question.why_not, work.limits());
    if (!candidate) return work.refuse(candidate.error());
    const auto known = known_values(work, question, asked);
    if (!known) return work.refuse(asked.name, {known.error()});
    WhyNot why = told_why_not(*context, *known, *candidate, work.limits());
    if (question.verify) verify(work, *context, why.steps);
    const auto limit = why.limit;
    return work.answer(WhyNotAnswer{asked, context, *candidate, std::move(why), limit,
                                    asked_statements(work, question, asked), question.lang});
}

}  // namespace

void answer_question(Work& work, const Explain& question) {
    for_each_context(work, [&](const Asked& asked, const Context& context) {
        return question.why_not.empty() ? explain_puzzle(work, question, asked, context)
                                        : explain_candidate(work, question, asked, context);
    });
}

}  // namespace sator::ask
