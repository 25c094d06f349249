#include "sator/solve/puzzle_solver.hpp"

#include <limits>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/refuting_rules.hpp"
#include "sator/solve/count_cursor.hpp"
#include "sator/solve/solver_state.hpp"

namespace sator {

using namespace base;
using namespace engine;
using namespace solve;

namespace {

/// More solutions than any search finds.
constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

Stopped stopped_by(Limit limit) {
    return {.limit = limit, .count = {}};
}

}  // namespace

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
    if (options.limit == 0) return Solved{};
    const auto limit = state_->begin({.initial = options.initial,
                                      .givens = options.givens,
                                      .excluded = options.excluded,
                                      .threads = options.threads,
                                      .seed = options.seed,
                                      .limits = options.limits,
                                      .search = options.search,
                                      .progress = options.progress,
                                      .verify = options.verify});
    if (limit) return stopped_by(*limit);
    return state_->search(sink, options.order, options.limit.value_or(kAll),
                          options.endgame_solutions.value_or(kAll));
}

FoundSolutions PuzzleSolver::solve(const SolveOptions& options) {
    std::vector<Solution> solutions;
    const Outcome outcome = solve(options, [&](const SolutionView& solution) {
        solutions.emplace_back(solution);
        return true;
    });
    return {std::move(solutions), outcome};
}

Outcome PuzzleSolver::count(const CountOptions& options) {
    const auto limit = state_->begin({.initial = options.initial,
                                      .givens = options.givens,
                                      .threads = options.threads,
                                      .limits = options.limits,
                                      .search = options.search,
                                      .progress = options.progress});
    return limit ? stopped_by(*limit) : state_->count();
}

SolutionCursor PuzzleSolver::solutions(const CursorOptions& options) {
    const auto limit = state_->begin({.initial = options.initial,
                                      .limits = options.limits,
                                      .search = options.search,
                                      .progress = options.progress,
                                      .verify = options.verify});
    if (!limit) state_->begin_listing();
    return {*state_, state_->question()};
}

CountCursor PuzzleSolver::count_in_pieces(const CountOptions& options) {
    SATOR_ASSERT(options.threads == 1);
    const auto limit = state_->begin({.initial = options.initial,
                                      .givens = options.givens,
                                      .limits = options.limits,
                                      .search = options.search,
                                      .progress = options.progress});
    if (!limit) state_->begin_counting();
    return {*state_, state_->question()};
}

std::vector<const Rule*> PuzzleSolver::refuting_rules(std::size_t initial) {
    state_->select_initial(initial);
    const SolverRules& rules = state_->rules();
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
    return state_->rules().violated_rule(values);
}

}  // namespace sator
