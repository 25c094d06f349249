#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/repair/ambiguity.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

namespace {

/// Two solutions show that there are several.
constexpr std::size_t kTwo = 2;
/// The number up to which the solutions of a candidate are counted if the question states none.
constexpr std::uint64_t kUsualCount = 10;

/// Finds up to two solutions.
TrueCandidates find_two(Work& work, PuzzleSolver& solver, const Asked& asked) {
    TrueCandidates found;
    const SolveOptions options{
        .limit = kTwo, .initial = asked.initial, .progress = work.listener().begin_search(asked)};
    const Outcome outcome = solver.solve(options, [&](const SolutionView& solution) {
        found.solutions.emplace_back(solution.values().begin(), solution.values().end());
        return found.solutions.size() < kTwo;
    });
    work.listener().end_work();
    if (const auto* stopped = std::get_if<Stopped>(&outcome)) found.stopped = stopped->limit;
    found.verdict = found.solutions.size() == kTwo ? Verdict::Several
                    : found.stopped                ? Verdict::Unknown
                    : found.solutions.empty()      ? Verdict::None
                                                   : Verdict::Unique;
    return found;
}

/// If parts of the puzzle were left out, its solutions may have fewer values than those that were found, and their numbers are not
/// known.
void keep_upper_bounds(TrueCandidates& found) {
    found.verdict = Verdict::Unknown;
    if (!found.ambiguity) return;
    found.ambiguity->count = BigCount();
    found.ambiguity->count_is_exact = false;
    for (DifferingCell& cell : found.ambiguity->cells) {
        for (TrueCandidate& candidate : cell.candidates) {
            candidate.solutions = 0;
            candidate.is_exact = false;
        }
    }
}

}  // namespace

void answer_question(Work& work, const Candidates& question) {
    for_each_solver(
        work, [&](const Asked& asked, PuzzleSolver& solver, const AskedPuzzle&, std::chrono::nanoseconds) {
            TrueCandidates found = find_two(work, solver, asked);
            if (found.verdict == Verdict::Several) {
                RuleContext context = work.rule_context(*asked.puzzle, asked.initial);
                context.watch = LimitWatch(work.limits());
                auto parts = PuzzleParts::make(Registry::standard(), context);
                if (!parts) return work.refuse(asked.name, std::move(parts.error()));
                AmbiguityLimits own;
                own.solutions_each = question.limit.value_or(kUsualCount);
                found.ambiguity = find_ambiguity(*parts, found.solutions, own, work.limits());
                found.stopped = work.limits().reached();
            }
            const bool has_none = found.verdict == Verdict::None && asked.may_lack_solutions();
            if (asked.lacks_parts() && !has_none) keep_upper_bounds(found);
            return work.answer(CandidatesAnswer{asked, std::move(found)});
        });
}

}  // namespace sator::ask
