#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "sator/render/json/recorded_outcome.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/solve/ranked_solutions.hpp"
#include "web/boundary/player_grid.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// Two solutions are enough to show that a solution is not unique, and how two differ.
constexpr std::uint64_t kUsualSolutions = 2;

/// Takes the solutions of a puzzle as they are found. Each becomes an answer at once if the request wants all of them,
/// else a part of the puzzle's answer. If rules rank solutions, the best come at the end.
class SolutionCollector {
  public:
    SolutionCollector(Question& question, JsonLines& json, JsonAnswer& answer,
                      std::optional<std::uint64_t> limit)
        : question_(question), json_(json), answer_(answer), limit_(limit) {
        answer_.solutions.emplace();
        if (question_.request.all) json_.prepare_template();
    }

    /// Takes a solution, and returns whether to go on.
    bool add(std::span<const std::unique_ptr<Rule>> rules, std::span<const Value> values) {
        ++found_;
        if (const auto score = found_ == 1 || ranked_ ? score_of(rules, values) : std::nullopt) {
            if (!ranked_) ranked_.emplace(limit_.value_or(std::numeric_limits<std::size_t>::max()));
            ranked_->add(*score, values);
            return true;
        }
        if (question_.request.all) {
            question_.reply.add(json_.solution(found_, values));
        } else {
            answer_.solutions->emplace_back(values.begin(), values.end());
        }
        return found_ != limit_;
    }

    void finish() {
        std::uint64_t number = 0;
        for (const auto& [score, values] :
             ranked_ ? ranked_->best() : std::span<const RankedSolutions::Ranked>{}) {
            if (question_.request.all) {
                question_.reply.add(json_.solution(++number, values, score));
            } else {
                answer_.solutions->push_back(values);
                answer_.scores.push_back(score);
            }
        }
        if (question_.request.all) answer_.solutions.reset();
    }

  private:
    Question& question_;
    JsonLines& json_;
    JsonAnswer& answer_;
    std::optional<std::uint64_t> limit_;
    std::uint64_t found_ = 0;
    std::optional<RankedSolutions> ranked_;
};

/// Asks the solver, and puts what it finds into the answer.
using Ask = Outcome (*)(Question& question, PuzzleSolver& solver, const SolveOptions& options,
                        JsonLines& json, JsonAnswer& answer);

Outcome list(Question& question, PuzzleSolver& solver, const SolveOptions& options, JsonLines& json,
             JsonAnswer& answer) {
    const Request& request = question.request;
    const auto limit = request.limit ? request.limit
                       : request.all ? std::nullopt
                                     : std::optional(kUsualSolutions);
    SolutionCollector collector(question, json, answer, limit);
    const Outcome outcome = solver.solve(options, [&](const SolutionView& solution) {
        return collector.add(solver.rules(), solution.values());
    });
    collector.finish();
    return outcome;
}

Outcome count(Question& question, PuzzleSolver& solver, const SolveOptions& options, JsonLines&,
              JsonAnswer&) {
    if (!question.request.limit)
        return solver.count(
            {.initial = options.initial, .givens = options.givens, .progress = options.progress});
    SolveOptions limited = options;
    limited.limit = question.request.limit;
    return solver.solve(limited, [](const SolutionView&) { return true; });
}

void answer_initial(Question& question, PuzzleSolver& solver, std::size_t initial, const std::string& name,
                    JsonAnswer answer, Ask ask) {
    const Request& request = question.request;
    const auto givens = givens_and_grid(question, solver.puzzle(), initial);
    if (!givens) return question.reply.refuse(name, std::span(&givens.error(), 1));
    JsonLines json(solver.puzzle(), name);
    const SolveOptions options{.initial = initial,
                               .givens = *givens,
                               .order = request.all ? SolutionOrder::Stable : SolutionOrder::Free,
                               .verify = request.verify ? Verify::All : Verify::Samples,
                               .seed = request.seed,
                               .progress = &question.progress.search()};
    const auto start = std::chrono::steady_clock::now();
    const Outcome outcome = ask(question, solver, options, json, answer);
    answer.solve = std::chrono::steady_clock::now() - start;
    const auto limit = record_outcome(outcome, solver, answer);
    question.reply.add(json.answer(answer));
    question.reply.end_with(limit                    ? ExitCode::Stopped
                            : answer.count.is_zero() ? ExitCode::None
                                                     : ExitCode::Found);
}

void answer_puzzles(Question& question, Ask ask) {
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        const auto start = std::chrono::steady_clock::now();
        RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}};
        auto solver = PuzzleSolver::build(asked.puzzle, Registry::standard(), context, question.limits);
        if (!solver) return question.reply.refuse(asked.name, solver.error());
        const auto initials = std::max<std::size_t>(1, asked.puzzle->initials.size());
        JsonAnswer answer;
        answer.read = asked.seconds / initials;
        answer.build = (std::chrono::steady_clock::now() - start) / initials;
        for_each_initial(question, asked, [&](std::size_t initial, const std::string& name) {
            answer_initial(question, *solver, initial, name, answer, ask);
        });
    });
}

}  // namespace

void solve_question(Question& question) {
    answer_puzzles(question, list);
}

void count_question(Question& question) {
    answer_puzzles(question, count);
}

}  // namespace sator::web
