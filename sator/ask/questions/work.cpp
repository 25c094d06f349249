#include "sator/ask/questions/work.hpp"

#include <algorithm>
#include <utility>

#include "sator/ask/questions/explained_puzzle.hpp"
#include "sator/ask/questions/read_source.hpp"
#include "sator/base/assert.hpp"

namespace sator::ask {

Work::Work(const Source& source, const Limits& limits, Listener& listener)
    : source_(source),
      limits_(limits),
      listener_(listener),
      files_(source.files),
      clue_cache_(source.clue_cache ? source.clue_cache : make_clue_cache()) {}

RuleContext Work::rule_context(const Puzzle& puzzle, std::size_t initial) {
    return {puzzle, *clue_cache_, files_, source_.regex_limits, initial};
}

PuzzleOptions Work::reader_options(LimitWatch& watch) const {
    PuzzleOptions options;
    options.alphabet = source_.alphabet;
    options.dialect = source_.dialect;
    options.cell_limit = static_cast<std::size_t>(source_.cell_limit);
    options.inflate = source_.inflate;
    options.watch = &watch;
    return options;
}

SourceFile Work::first_text() const {
    if (source_.texts.empty()) return {std::string(kUsualFile), std::make_shared<const std::string>()};
    const SourceText& first = source_.texts.front();
    return {first.file, std::make_shared<const std::string>(first.text.value_or(""))};
}

ExitCode Work::answer(const Answer& answer) {
    listener_.answer(answer);
    return note(exit_code(answer));
}

ExitCode Work::refuse(Diagnostic error) {
    return answer(Refused{std::nullopt, {std::move(error)}});
}

ExitCode Work::refuse(const std::string& puzzle, std::vector<Diagnostic> errors) {
    return answer(Refused{puzzle, std::move(errors)});
}

ExitCode Work::stop(const std::string& name, Limit limit, Unanswered::Before before) {
    return answer(Unanswered{name, limit, before});
}

void for_each_puzzle(Work& work, const AnswerPuzzle& answer) {
    const std::vector<AskedPuzzle> puzzles = read_source(work);
    if (auto begun = work.listener().begin(puzzles); !begun) {
        work.refuse(std::move(begun.error()));
        return;
    }
    for (std::size_t i = 0; i < puzzles.size() && work.listener().wants_more(); ++i) {
        const AskedPuzzle& asked = puzzles[i];
        const auto limit = i > 0 ? work.limits().reached() : std::nullopt;
        work.listener().begin_puzzle(asked, i);
        if (asked.stopped) {
            work.stop(asked.name, *asked.stopped, Unanswered::Before::Read);
        } else if (limit) {
            work.stop(asked.name, *limit, Unanswered::Before::Begun);
        } else if (!asked.puzzle) {
            work.refuse(asked.name, {asked.puzzle.error()});
        } else {
            answer(asked);
        }
        work.listener().end_puzzle();
    }
}

ExitCode for_each_grid(Work& work, const AskedPuzzle& puzzle, const AnswerGrid& answer) {
    const auto& initials = (*puzzle.puzzle)->initials;
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, initials.size()) && code != ExitCode::Wrong; ++i) {
        const Asked asked{puzzle.name + (initials.empty() ? "" : initials[i].name), *puzzle.puzzle, i};
        work.listener().begin_grid(asked, i);
        const auto limit = i > 0 ? work.limits().reached() : std::nullopt;
        code = worst(code, limit ? work.stop(asked.name, *limit, Unanswered::Before::Begun) : answer(asked));
        work.listener().end_grid();
    }
    return code;
}

void for_each_solver(Work& work, const AnswerWithSolver& answer) {
    for_each_puzzle(work, [&](const AskedPuzzle& puzzle) {
        const auto start = std::chrono::steady_clock::now();
        RuleContext context = work.rule_context(**puzzle.puzzle);
        auto solver = PuzzleSolver::build(*puzzle.puzzle, Registry::standard(), context, work.limits());
        if (!solver) return work.refuse(puzzle.name, std::move(solver.error()));
        const auto build = std::chrono::steady_clock::now() - start;
        return for_each_grid(work, puzzle,
                             [&](const Asked& asked) { return answer(asked, *solver, puzzle, build); });
    });
}

void for_each_context(Work& work, const AnswerWithContext& answer) {
    for_each_puzzle(work, [&](const AskedPuzzle& puzzle) {
        auto explained = ExplainedPuzzle::make(work, *puzzle.puzzle, 0);
        if (!explained) return work.refuse(puzzle.name, std::move(explained.error()));
        return for_each_grid(work, puzzle, [&](const Asked& asked) {
            if (asked.initial > 0 && (*explained)->uses_givens()) {
                explained = ExplainedPuzzle::make(work, asked.puzzle, asked.initial);
                // The rules were made before, and their mistakes do not depend on the givens.
                SATOR_ASSERT(explained.has_value());
            }
            if (const auto limit = (*explained)->limit())
                return work.stop(asked.name, *limit, Unanswered::Before::Made);
            return answer(asked, (*explained)->context());
        });
    });
}

}  // namespace sator::ask
