// Solve and Count: the search, the solutions in the order in which they are handed over, and what its outcome means.
#include <algorithm>
#include <limits>
#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/conflict_cause.hpp"
#include "sator/ask/questions/conflicting_parts.hpp"
#include "sator/ask/questions/no_verdict.hpp"
#include "sator/ask/questions/player_grid.hpp"
#include "sator/base/errors.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/explain/repair/ambiguity.hpp"
#include "sator/render/json/recorded_outcome.hpp"
#include "sator/render/picture/shown_solution.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/solve/ranked_solutions.hpp"

namespace sator::ask {

namespace {

using Clock = std::chrono::steady_clock;

/// Two solutions are enough to show that a solution is not unique, and how two differ.
constexpr std::uint64_t kUsualSolutions = 2;
/// The time for the cause of a conflict, besides the time that the search took.
constexpr std::chrono::milliseconds kTimeForCause{500};

/// Takes the solutions of a puzzle as they are found: each goes to the listener at once, or becomes a part of the answer. If rules
/// rank solutions, the best come at the end, because all must be known first.
class SolutionCollector {
  public:
    SolutionCollector(Listener& listener, const Asked& asked, const Solve& question, SearchReport& found)
        : listener_(listener), asked_(asked), question_(question), found_(found) {
        limit_ = question.limit ? question.limit
                 : question.all ? std::nullopt
                                : std::optional(kUsualSolutions);
        found_.solutions.emplace();
    }

    /// Takes a solution, and returns whether to go on.
    bool add(std::span<const std::unique_ptr<Rule>> rules, std::span<const Value> values) {
        ++count_;
        if (const auto score = count_ == 1 || ranked_ ? score_of(rules, values) : std::nullopt) {
            if (!ranked_) ranked_.emplace(limit_.value_or(std::numeric_limits<std::size_t>::max()));
            ranked_->add(*score, values);
            return true;
        }
        if (question_.all) return listener_.solution(asked_, {count_, values}) && count_ != limit_;
        found_.solutions->emplace_back(values.begin(), values.end());
        return count_ != limit_;
    }

    void finish() {
        std::uint64_t number = 0;
        for (const auto& [score, values] :
             ranked_ ? ranked_->best() : std::span<const RankedSolutions::Ranked>{}) {
            if (question_.all) {
                listener_.solution(asked_, {++number, values, score});
            } else {
                found_.solutions->push_back(values);
                found_.scores.push_back(score);
            }
        }
        if (question_.all) found_.solutions.reset();
    }

  private:
    Listener& listener_;
    const Asked& asked_;
    const Solve& question_;
    SearchReport& found_;
    std::optional<std::uint64_t> limit_;
    std::uint64_t count_ = 0;
    std::optional<RankedSolutions> ranked_;
};

SolveOptions solve_options(const Work& work, const Asked& asked, const SearchChoices& choices) {
    return {.initial = asked.initial,
            .threads = static_cast<std::size_t>(choices.threads),
            .seed = work.source().seed,
            .search = choices.search};
}

/// Lets the listener do the search, or else does it.
std::expected<Outcome, Diagnostic> outcome_of(Work& work, const PlannedSearch& planned,
                                              const std::function<Outcome()>& search) {
    auto done = work.listener().search(planned);
    if (!done) return failure(done);
    return *done ? std::move(**done) : search();
}

std::expected<Outcome, Diagnostic> search(Work& work, const Solve& question, PuzzleSolver& solver,
                                          SolveOptions options, SolveAnswer& answer) {
    options.order = question.all ? SolutionOrder::Stable : SolutionOrder::Free;
    options.verify = question.verify ? Verify::All : Verify::Samples;
    SolutionCollector collector(work.listener(), answer.asked, question, answer.found);
    const auto take = [&](std::span<const Value> values) { return collector.add(solver.rules(), values); };
    auto outcome = outcome_of(work, {answer.asked, solver, options, false, take},
                              [&] { return solver.solve(options, take); });
    collector.finish();
    return outcome;
}

std::expected<Outcome, Diagnostic> search(Work& work, const Count& question, PuzzleSolver& solver,
                                          SolveOptions options, SolveAnswer& answer) {
    answer.is_count = !question.limit;
    options.verify = question.verify ? Verify::All : Verify::Samples;
    options.limit = question.limit;
    const auto take = [](std::span<const Value>) { return true; };
    return outcome_of(work, {answer.asked, solver, options, answer.is_count, take}, [&] {
        if (question.limit) return solver.solve(options, take);
        return solver.count({.initial = options.initial,
                             .givens = options.givens,
                             .threads = options.threads,
                             .search = options.search,
                             .progress = options.progress});
    });
}

/// Looks for the cause of a conflict for as long as the search took, and a little longer.
void explain_conflict(Work& work, PuzzleSolver& solver, SolveAnswer& answer) {
    const Asked& asked = answer.asked;
    answer.conflicting = conflicting_parts(*asked.puzzle, solver, asked.initial, work.limits());
    work.listener().begin_remarks(asked);
    RuleContext context = work.rule_context(*asked.puzzle, asked.initial);
    answer.cause = conflict_cause(context, limited_to(work.limits(), answer.found.solve + kTimeForCause));
    work.listener().end_work();
}

bool wants_picture(const Solve& question) {
    return question.has_picture;
}
bool wants_picture(const Count&) {
    return false;
}

template <class Asking>
ExitCode answer_grid(Work& work, const Asking& question, PuzzleSolver& solver, SolveAnswer answer) {
    const Asked& asked = answer.asked;
    const auto values = values_by_cell(work, question.grid, *asked.puzzle);
    if (!values) return work.refuse(asked.name, {values.error()});
    const std::vector<Given> givens = with_givens(*values, *asked.puzzle, asked.initial);
    SolveOptions options = solve_options(work, asked, question.choices);
    if (!values->empty()) options.givens = givens;
    if (const auto code = answer_no_verdict(work, asked, options.givens)) return *code;
    const auto start = Clock::now();
    options.progress = work.listener().begin_search(asked);
    auto outcome = search(work, question, solver, options, answer);
    work.listener().end_work();
    if (!outcome) return work.refuse(std::move(outcome.error()));
    if (auto* refused = std::get_if<sator::Refused>(&*outcome))
        return work.refuse(asked.name, {std::move(refused->mistake)});
    answer.found.solve = Clock::now() - start;
    answer.limit = record_outcome(*outcome, solver, answer.found);
    answer.work = solver.statistics();
    if (std::holds_alternative<Unsatisfiable>(*outcome) && question.choices.explains_conflict)
        explain_conflict(work, solver, answer);
    if (wants_picture(question) && answer.found.solutions)
        answer.picture = shown_solution(solver, asked.initial, *answer.found.solutions);
    return work.answer(std::move(answer));
}

template <class Asking>
void answer_searches(Work& work, const Asking& question) {
    for_each_solver(work, [&](const Asked& asked, PuzzleSolver& solver, const AskedPuzzle& puzzle,
                              std::chrono::nanoseconds build) {
        const auto grids = std::max<std::size_t>(1, asked.puzzle->initials.size());
        SolveAnswer answer{.asked = asked};
        answer.found.read = puzzle.seconds / grids;
        answer.found.build = build / grids;
        answer.propagators = solver.model().propagators().size();
        return answer_grid(work, question, solver, std::move(answer));
    });
}

}  // namespace

void answer_question(Work& work, const Solve& question) {
    answer_searches(work, question);
}

void answer_question(Work& work, const Count& question) {
    answer_searches(work, question);
}

}  // namespace sator::ask
