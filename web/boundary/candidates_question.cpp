#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/repair/ambiguity.hpp"
#include "sator/render/json/candidates_json.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// Two solutions show that there are several.
constexpr std::size_t kTwo = 2;
/// The number up to which the solutions of a candidate are counted if the request states none.
constexpr std::uint64_t kUsualCount = 10;

/// Finds up to two solutions.
TrueCandidates find_two(Question& question, PuzzleSolver& solver, std::size_t initial) {
    TrueCandidates found;
    const SolveOptions options{.limit = kTwo, .initial = initial, .progress = &question.progress.search()};
    const Outcome outcome = solver.solve(options, [&](const SolutionView& solution) {
        found.solutions.emplace_back(solution.values().begin(), solution.values().end());
        return found.solutions.size() < kTwo;
    });
    if (const auto* stopped = std::get_if<Stopped>(&outcome)) found.stopped = stopped->limit;
    found.verdict = found.solutions.size() == kTwo ? Verdict::Several
                    : found.stopped                ? Verdict::Unknown
                    : found.solutions.empty()      ? Verdict::None
                                                   : Verdict::Unique;
    return found;
}

void answer(Question& question, const AskedPuzzle& asked, PuzzleSolver& solver, std::size_t initial,
            const std::string& name) {
    TrueCandidates found = find_two(question, solver, initial);
    if (found.verdict == Verdict::Several) {
        RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}, initial};
        context.watch = LimitWatch(question.limits);
        const auto parts = PuzzleParts::make(Registry::standard(), context);
        if (!parts) return question.reply.refuse(name, parts.error());
        AmbiguityLimits own;
        own.solutions_each = question.request.limit.value_or(kUsualCount);
        found.ambiguity = find_ambiguity(*parts, found.solutions, own, question.limits);
        found.stopped = question.limits.reached();
    }
    question.reply.add(candidates_json(name, *asked.puzzle, found));
    question.reply.end_with(found.stopped                    ? ExitCode::Stopped
                            : found.verdict == Verdict::None ? ExitCode::None
                                                             : ExitCode::Found);
}

}  // namespace

void candidates_question(Question& question) {
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}};
        auto solver = PuzzleSolver::build(asked.puzzle, Registry::standard(), context, question.limits);
        if (!solver) return question.reply.refuse(asked.name, solver.error());
        for_each_initial(question, asked, [&](std::size_t initial, const std::string& name) {
            answer(question, asked, *solver, initial, name);
        });
    });
}

}  // namespace sator::web
