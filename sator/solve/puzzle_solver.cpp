#include "sator/solve/puzzle_solver.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/refuting_rules.hpp"
#include "sator/solve/count_cursor.hpp"
#include "sator/solve/narrowed_question.hpp"
#include "sator/solve/solver_state.hpp"

namespace sator {

using namespace base;
using namespace engine;
using namespace solve;

std::shared_ptr<ClueCache> make_clue_cache() {
    return std::make_shared<ClueCache>();
}

PuzzleSolver::PuzzleSolver(std::unique_ptr<SolverState> state) : state_(std::move(state)) {}
PuzzleSolver::~PuzzleSolver() = default;
PuzzleSolver::PuzzleSolver(PuzzleSolver&&) noexcept = default;
PuzzleSolver& PuzzleSolver::operator=(PuzzleSolver&&) noexcept = default;

std::expected<PuzzleSolver, std::vector<Diagnostic>> PuzzleSolver::build(std::shared_ptr<const Puzzle> puzzle,
                                                                         const Registry& registry,
                                                                         RuleContext& context,
                                                                         const Limits& limits) {
    auto rules = SolverRules::make(std::move(puzzle), registry, context, limits);
    if (!rules) return failure(rules);
    return PuzzleSolver(std::make_unique<SolverState>(std::move(*rules), limits));
}

std::expected<PuzzleSolver, std::vector<Diagnostic>> PuzzleSolver::build(Puzzle puzzle,
                                                                         const BuildOptions& options) {
    auto owned = std::make_unique<OwnedCaches>(
        OwnedCaches{options.clue_cache ? options.clue_cache : make_clue_cache(), options.files});
    const auto shared = std::make_shared<const Puzzle>(std::move(puzzle));
    RuleContext context{*shared, *owned->clue_cache, owned->files, {}};
    const Registry& registry = options.registry != nullptr ? *options.registry : Registry::standard();
    auto solver = build(shared, registry, context, options.limits);
    if (solver) solver->state_->own(std::move(owned));
    return solver;
}

Outcome PuzzleSolver::solve(const SolveOptions& options, const SolutionSink& sink) {
    return solve_narrowed(*this, options, {}, sink);
}

FoundSolutions PuzzleSolver::solve(const SolveOptions& options) {
    return solve_narrowed(*this, options, {});
}

Outcome solve::solve_narrowed(PuzzleSolver& solver, const SolveOptions& options, const Narrowing& narrowing,
                              const SolutionSink& sink) {
    if (options.limit == 0) return Solved{};
    SolverState& state = *solver.state_;
    SolverAnswer* const answer =
        state.begin({.initial = options.initial,
                     .givens = state.givens(options.initial, options.givens),
                     .excluded = fixed_cells(narrowing.excluded),
                     .order = options.order,
                     .limit = options.limit.value_or(kUnlimited),
                     .endgame_solutions = narrowing.endgame_solutions.value_or(kUnlimited),
                     .seed = options.seed,
                     .verify = options.verify,
                     .threads = options.threads,
                     .limits = options.limits,
                     .search = options.search,
                     .progress = options.progress});
    return answer != nullptr ? answer->search(sink) : state.not_begun();
}

FoundSolutions solve::solve_narrowed(PuzzleSolver& solver, const SolveOptions& options,
                                     const Narrowing& narrowing) {
    std::vector<Solution> solutions;
    const Outcome outcome = solve_narrowed(solver, options, narrowing, [&](const SolutionView& solution) {
        solutions.emplace_back(solution);
        return true;
    });
    return {std::move(solutions), outcome};
}

Outcome PuzzleSolver::count(const CountOptions& options) {
    SolverAnswer* const answer = state_->begin({.initial = options.initial,
                                                .givens = state_->givens(options.initial, options.givens),
                                                .threads = options.threads,
                                                .limits = options.limits,
                                                .search = options.search,
                                                .progress = options.progress});
    return answer != nullptr ? answer->count() : state_->not_begun();
}

SolutionCursor PuzzleSolver::solutions(const CursorOptions& options) {
    SolverAnswer* const answer = state_->begin({.initial = options.initial,
                                                .givens = state_->givens(options.initial, options.givens),
                                                .order = SolutionOrder::Stable,
                                                .verify = options.verify,
                                                .limits = options.limits,
                                                .search = options.search,
                                                .progress = options.progress});
    if (answer != nullptr) answer->begin_listing();
    return {*state_, state_->question()};
}

CountCursor PuzzleSolver::count_in_pieces(const CountCursorOptions& options) {
    SolverAnswer* const answer = state_->begin({.initial = options.initial,
                                                .givens = state_->givens(options.initial, options.givens),
                                                .limits = options.limits,
                                                .search = options.search,
                                                .progress = options.progress});
    if (answer != nullptr) answer->begin_counting();
    return {*state_, state_->question()};
}

std::vector<const Rule*> PuzzleSolver::refuting_rules(std::size_t initial) {
    if (initial >= std::max<std::size_t>(1, puzzle().initials.size())) return {};
    state_->select_initial(initial);
    const SolverRules& rules = state_->rules();
    if (rules.reached()) return {};
    std::vector<const Rule*> refuting;
    for (const RuleId rule :
         engine::refuting_rules(rules.model().posted(), rules.givens(initial), state_->limits()))
        refuting.push_back(rules.rules()[rule.index()].get());
    return refuting;
}

std::optional<Limit> PuzzleSolver::build_limit() const {
    return state_->rules().reached();
}

const Puzzle& PuzzleSolver::puzzle() const {
    return *state_->rules().puzzle();
}

const RuleList& PuzzleSolver::rules() const {
    return state_->rules().rules();
}

const Model& PuzzleSolver::model() const {
    return state_->rules().model().posted();
}

SearchStatistics PuzzleSolver::statistics() const {
    return state_->statistics();
}

const Rule* PuzzleSolver::violated_rule(std::span<const Value> values) const {
    if (!state_->rules().is_grid(values)) return nullptr;
    return state_->rules().violated_rule(values);
}

}  // namespace sator
