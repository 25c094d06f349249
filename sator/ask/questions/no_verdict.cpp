#include "sator/ask/questions/no_verdict.hpp"

#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

namespace {

/// Returns whether a search of what was read ends without a solution.
bool has_no_solution(Work& work, const Asked& asked, std::optional<std::span<const Given>> givens) {
    RuleContext context = work.rule_context(*asked.puzzle, asked.initial);
    auto solver = PuzzleSolver::build(asked.puzzle, Registry::standard(), context, work.limits());
    if (!solver) return false;
    const SolveOptions options{.limit = 1,
                               .initial = asked.initial,
                               .givens = givens,
                               .progress = work.listener().begin_search(asked)};
    const Outcome outcome = solver->solve(options, [](const SolutionView&) { return false; });
    work.listener().end_work();
    return std::holds_alternative<Unsatisfiable>(outcome);
}

}  // namespace

std::optional<ExitCode> answer_no_verdict(Work& work, const Asked& asked,
                                          std::optional<std::span<const Given>> givens) {
    if (!asked.lacks_parts()) return std::nullopt;
    if (asked.may_lack_solutions() && has_no_solution(work, asked, givens)) return std::nullopt;
    return work.answer(NoVerdict{asked});
}

}  // namespace sator::ask
