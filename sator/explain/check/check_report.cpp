#include "sator/explain/check/check_report.hpp"

#include <utility>
#include <variant>

#include "sator/base/errors.hpp"
#include "sator/explain/check/clue_remarks.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::explain {

namespace {

/// The answer of the solver's search.
struct FoundVerdict {
    Verdict verdict = Verdict::Unknown;
    std::vector<std::vector<Value>> solutions;
    std::optional<Limit> stopped;
};

FoundVerdict find_verdict(PuzzleSolver& solver, std::size_t initial, const CheckOptions& options) {
    FoundVerdict found;
    const Outcome outcome = solver.solve(
        {.limit = 2, .initial = initial, .threads = options.threads, .progress = options.progress},
        [&](const SolutionView& solution) {
            found.solutions.emplace_back(solution.values().begin(), solution.values().end());
            return true;
        });
    if (found.solutions.size() == 2) {
        found.verdict = Verdict::Several;
    } else if (const auto* stopped = std::get_if<Stopped>(&outcome)) {
        found.stopped = stopped->limit;
    } else {
        found.verdict = found.solutions.empty() ? Verdict::None : Verdict::Unique;
    }
    return found;
}

class Inspection {
  public:
    Inspection(PuzzleParts parts, FoundVerdict found, const Registry& registry, RuleContext& context,
               const Limits& limits, const CheckOptions& options)
        : registry_(registry), context_(context), limits_(limits), options_(options) {
        report_.parts = std::make_shared<const PuzzleParts>(std::move(parts));
        report_.verdict = found.verdict;
        report_.solutions = std::move(found.solutions);
        report_.stopped = found.stopped;
    }

    CheckReport inspect(std::optional<StatedSolution> stated) {
        report_.stated_solution = std::move(stated);
        if (report_.stated_solution)
            report_.stated_solution->is_only = is_only_solution(parts().puzzle(), report_.solutions);
        if (report_.verdict == Verdict::Unknown) {
            report_.is_complete = false;
            return std::move(report_);
        }
        tell_verdict();
        const Limits own = limited_to(limits_, options_.remark_time);
        if (context_.watch.is_over()) {
            report_.is_complete = false;  // some rules are missing
        } else {
            remark(own);
        }
        if (!report_.is_complete) report_.stopped = limits_.reached();
        return std::move(report_);
    }

  private:
    const PuzzleParts& parts() const { return *report_.parts; }

    void tell_verdict() {
        if (!options_.on_verdict) return;
        report_.is_complete = false;
        options_.on_verdict(report_);
        report_.is_complete = true;
    }

    void remark(const Limits& own) {
        switch (report_.verdict) {
            case Verdict::Unique:
                report_.redundancy = find_redundancy(parts(), report_.solutions[0], own);
                report_.is_complete = report_.redundancy->is_complete;
                report_.unused_values = unused_values(parts().puzzle(), report_.solutions);
                break;
            case Verdict::Several:
                compare_solutions(own);
                break;
            case Verdict::None:
                explain_conflict(own);
                break;
            case Verdict::Unknown:
                return;
        }
        check_rules(own);
    }

    void explain_conflict(const Limits& own) {
        report_.mus = find_conflict(parts(), own);
        report_.is_complete = report_.mus->is_minimal && report_.mus->relaxations_are_all;
        report_.corrections = find_corrections(parts(), report_.mus->relaxations, registry_, context_, own);
    }

    void compare_solutions(const Limits& own) {
        report_.ambiguity = find_ambiguity(parts(), report_.solutions, options_.ambiguity, own);
        if (report_.ambiguity->has_all_solutions()) {
            report_.unused_values = unused_values(parts().puzzle(), report_.ambiguity->solutions);
        }
        report_.repairs = find_repairs(parts(), *report_.ambiguity, registry_, context_, own);
        report_.is_complete = report_.ambiguity->cells_are_all && report_.repairs->are_all_tried;
    }

    void check_rules(const Limits& own) {
        RulesAlone alone = rules_alone(parts(), own);
        report_.idle_rules = std::move(alone.of_idle_statements);
        report_.dead_values = std::move(alone.dead_values);
        report_.implied = implied_rules(parts(), context_, own, alone.idle);
        report_.repeated_words = repeated_words(context_);
        report_.clues = clue_remarks(parts(), context_.regex_limits, own);
        if (own.reached()) report_.is_complete = false;
    }

    const Registry& registry_;
    RuleContext& context_;
    Limits limits_;
    CheckOptions options_;
    CheckReport report_;
};

}  // namespace

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::Unique:
            return "unique";
        case Verdict::Several:
            return "several";
        case Verdict::None:
            return "none";
        case Verdict::Unknown:
            break;
    }
    return "unknown";
}

std::expected<CheckReport, std::vector<Diagnostic>> check(const Registry& registry, RuleContext& context,
                                                          const Limits& limits, const CheckOptions& options) {
    // A stated solution is judged first, so that a limit does not prevent it.
    std::optional<PuzzleParts> parts;
    std::optional<StatedSolution> stated;
    const auto make_parts = [&]() -> std::expected<void, std::vector<Diagnostic>> {
        if (parts) return {};
        auto made = PuzzleParts::make(registry, context);
        if (!made) return failure(made);
        parts.emplace(std::move(*made));
        return {};
    };
    if (!context.puzzle.solution.empty()) {
        if (auto made = make_parts(); !made) return failure(made);
        stated = judge_stated_solution(*parts, context.initial, limits);
    }
    FoundVerdict found;
    {
        // Shares the caller's puzzle without owning it.
        const std::shared_ptr<const Puzzle> puzzle(std::shared_ptr<const Puzzle>(), &context.puzzle);
        auto solver = PuzzleSolver::build(puzzle, registry, context, limits);
        if (!solver) return failure(solver);
        found = find_verdict(*solver, context.initial, options);
    }
    context.watch = LimitWatch(limits);
    if (auto made = make_parts(); !made) return failure(made);
    return Inspection(std::move(*parts), std::move(found), registry, context, limits, options)
        .inspect(std::move(stated));
}

}  // namespace sator::explain
