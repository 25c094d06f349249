#include "sator/solve/puzzle_solver.hpp"

#include <algorithm>
#include <variant>

#include "sator/base/assert.hpp"
#include "sator/engine/state/refuting_rules.hpp"
#include "sator/propagators/distinct/fused_distinct.hpp"
#include "sator/propagators/sums/implied_sums.hpp"
#include "sator/propagators/sums/innie_outie_sums.hpp"
#include "sator/propagators/tables/joined_tables.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/solve/endgames.hpp"

namespace sator {

namespace {

/// Of the solutions after this many, one in as many is checked.
constexpr std::uint64_t kVerifiedSolutions = 1000;

}  // namespace

std::expected<PuzzleSolver, std::vector<Diagnostic>> PuzzleSolver::build(std::shared_ptr<const Puzzle> puzzle,
                                                                         const Registry& registry,
                                                                         RuleContext& context,
                                                                         const Limits& limits) {
    context.watch = LimitWatch(limits);
    auto rules = make_rules(registry, context);
    if (!rules) return std::unexpected(std::move(rules.error()));
    PuzzleSolver solver;
    solver.puzzle_ = std::move(puzzle);
    solver.initial_ = context.initial;
    const auto uses_givens = [&](const RuleStatement& statement) {
        return registry.find(statement.name)->uses_givens;
    };
    if (solver.puzzle_->initials.size() > 1 && std::ranges::any_of(solver.puzzle_->rules, uses_givens)) {
        solver.rebuild_ = std::make_unique<RebuildInputs>(RebuildInputs{registry, context, limits});
    }
    solver.set_rules(std::move(*rules), limits, context.watch);
    return solver;
}

std::expected<PuzzleSolver, std::vector<Diagnostic>> PuzzleSolver::build(Puzzle puzzle, Resources files,
                                                                         const Registry& registry,
                                                                         const Limits& limits) {
    auto owned = std::make_unique<OwnedCaches>(OwnedCaches{{}, std::move(files)});
    const auto shared = std::make_shared<const Puzzle>(std::move(puzzle));
    RuleContext context{*shared, owned->clue_cache, owned->files, {}};
    auto solver = build(shared, registry, context, limits);
    if (solver) solver->owned_ = std::move(owned);
    return solver;
}

void PuzzleSolver::set_rules(RuleList rules, const Limits& limits, LimitWatch& watch) {
    counter_.reset();
    search_.reset();
    limits_ = limits;
    rules_ = std::move(rules);
    model_ = std::make_unique<Model>(build_model(*puzzle_, rules_, watch));
    auto joined = with_joined_tables(*model_, watch);
    counting_model_ = joined ? std::make_unique<Model>(std::move(*joined)) : nullptr;
    search_model_ = watch.is_over() ? nullptr : make_search_model(watch);
    build_limit_ = watch.is_over() ? watch.reached() : std::nullopt;
    if (!build_limit_) return;
    rules_.clear();
    *model_ = Model();
    counting_model_.reset();
    search_model_.reset();
}

/// What a count would lose by: larger propagators, and more of them.
std::unique_ptr<Model> PuzzleSolver::make_search_model(LimitWatch& watch) const {
    std::unique_ptr<Model> better;
    using Transformation = std::optional<Model> (*)(const Model&, LimitWatch&);
    for (const auto transform : std::initializer_list<Transformation>{
             with_implied_sums, with_innie_outie_sums, with_fused_distinct}) {
        if (auto made = transform(better ? *better : counting_model(), watch))
            better = std::make_unique<Model>(std::move(*made));
    }
    return better;
}

const Model& PuzzleSolver::counting_model() const {
    return counting_model_ ? *counting_model_ : *model_;
}

const Model& PuzzleSolver::search_model() const {
    return search_model_ ? *search_model_ : counting_model();
}

void PuzzleSolver::use_threads(std::size_t threads) {
    if (threads == threads_) return;
    threads_ = threads;
    counter_.reset();
    search_.reset();
    is_counting_ = false;
}

void PuzzleSolver::use_seed(std::uint64_t seed) {
    seed_ = seed;
    search_.reset();
    is_counting_ = false;
}

void PuzzleSolver::use_search_options(const SearchOptions& options) {
    search_options_ = options;
    counter_.reset();
    search_.reset();
    is_counting_ = false;
}

ParallelSearch& PuzzleSolver::start_search() {
    is_counting_ = false;
    symmetric_.reset();
    root_propagations_ = 0;
    return ensure_search();
}

ParallelSearch& PuzzleSolver::ensure_search() {
    if (search_ == nullptr) {
        search_ = std::make_unique<ParallelSearch>(search_model(), limits_, threads_, search_options_);
        if (seed_) search_->use_seed(*seed_);
        LimitWatch watch(limits_);
        search_->set_endgame(make_endgame(search_model(), watch));
    }
    search_->first().set_progress(progress_);
    return *search_;
}

void PuzzleSolver::select_initial(std::size_t initial) {
    if (rebuild_ == nullptr || initial == initial_) return;
    rebuild_->context.initial = initial_ = initial;
    rebuild_->context.watch = LimitWatch(rebuild_->limits);
    auto rules = make_rules(rebuild_->registry, rebuild_->context);
    SATOR_ASSERT(rules.has_value());  // what can be wrong with a statement does not depend on the givens
    set_rules(std::move(*rules), rebuild_->limits, rebuild_->context.watch);
}

std::vector<FixedCell> PuzzleSolver::givens(std::size_t initial) const {
    if (initial >= puzzle_->initials.size()) return {};
    return fixed_cells(puzzle_->initials[initial].givens);
}

/// Solutions that are not sampled are not checked.
void PuzzleSolver::check(std::span<const Value> values) {
    const bool is_checked =
        verify_ == Verify::All || found_ < kVerifiedSolutions || found_ % kVerifiedSolutions == 0;
    ++found_;
    SATOR_ASSERT(!is_checked || violated_rule(values) == nullptr);
}

Outcome PuzzleSolver::solve(std::size_t initial, const Sink& sink, Verify verify, SolutionOrder order) {
    select_initial(initial);
    if (build_limit_) return build_limit_outcome();
    ParallelSearch& search = start_search();
    verify_ = verify;
    found_ = 0;
    const Sink checked = [&](std::span<const Value> values) {
        check(values);
        return sink(values);
    };
    if (order != SolutionOrder::Stable) return search.solve(givens(initial), checked, order);
    prepare_listing(initial);
    return list_prepared(initial, checked);
}

SearchStatistics PuzzleSolver::statistics() const {
    return is_counting_ ? counter_->statistics() : search_statistics();
}

SearchStatistics PuzzleSolver::search_statistics() const {
    if (search_ == nullptr) return {};
    SearchStatistics sum = symmetric_ ? symmetric_->statistics() : search_->statistics();
    sum.propagations += root_propagations_;
    return sum;
}

/// Looks for symmetries of the question. One that ended as it began has none: the store no longer knows what
/// is fixed.
void PuzzleSolver::prepare_listing(std::size_t initial) {
    ParallelSearch& search = ensure_search();
    symmetric_.reset();
    search.begin(givens(initial));
    root_propagations_ = search.statistics().propagations;
    if (!std::holds_alternative<Solved>(search.first().outcome())) return;
    std::vector<Symmetry> found = symmetries(search_model(), search.first().store());
    if (found.empty()) return;
    symmetric_ = std::make_unique<SymmetricListing>(search_model(), std::move(found), limits_, threads_,
                                                    search_options_);
}

/// All solutions, in a stable order.
Outcome PuzzleSolver::list_prepared(std::size_t initial, const Sink& sink) {
    if (symmetric_ == nullptr) return search_->solve(givens(initial), sink, SolutionOrder::Stable);
    symmetric_->set_progress(progress_);
    if (progress_ != nullptr) progress_->solutions_each = symmetric_->max_orbit_size();
    Outcome outcome = symmetric_->solve(givens(initial), sink);
    if (progress_ != nullptr) progress_->solutions_each = 1;
    return outcome;
}

void PuzzleSolver::begin(std::size_t initial, Verify verify) {
    select_initial(initial);
    if (build_limit_) return;
    ParallelSearch& search = start_search();
    verify_ = verify;
    found_ = 0;
    search.begin(givens(initial));
}

std::optional<std::span<const Value>> PuzzleSolver::next() {
    if (is_counting_ || build_limit_ || search_ == nullptr) return std::nullopt;
    const auto solution = search_->first().next();
    if (solution) check(*solution);
    return solution;
}

bool PuzzleSolver::resume_after(std::span<const Value> solution, std::uint64_t number) {
    found_ = number;
    return search_->first().resume_after(solution, number);
}

ParallelCounter& PuzzleSolver::start_counter() {
    if (counter_ == nullptr)
        counter_ = std::make_unique<ParallelCounter>(counting_model(), limits_, threads_, search_options_);
    is_counting_ = true;
    counter_->set_progress(progress_);
    return *counter_;
}

Outcome PuzzleSolver::count(std::size_t initial) {
    select_initial(initial);
    if (build_limit_) return build_limit_outcome();
    const auto list = [&](const Sink& sink, SearchStatistics& statistics) {
        const Outcome outcome = list_prepared(initial, sink);
        statistics = search_statistics();
        return outcome;
    };
    const auto solutions_each = [&] {
        prepare_listing(initial);
        return symmetric_ ? symmetric_->max_orbit_size() : 1;
    };
    return start_counter().count(givens(initial),
                                 {.list = list,
                                  .solutions_each = solutions_each,
                                  .is_always_faster = listing_beats_counting(counting_model())});
}

Counter& PuzzleSolver::begin_count(std::size_t initial) {
    select_initial(initial);
    SATOR_ASSERT(!build_limit_);
    Counter& counter = start_counter().first();
    counter.begin(givens(initial));
    return counter;
}

std::vector<RuleId> PuzzleSolver::refuting_rules(std::size_t initial) {
    select_initial(initial);
    return sator::refuting_rules(*model_, givens(initial), limits_);
}

const Rule* PuzzleSolver::violated_rule(std::span<const Value> values) const {
    std::vector<Value> own;
    for (const auto& rule : rules_) {
        const std::span<const CellId> cells = rule->cells();
        own.resize(cells.size());
        for (std::size_t i = 0; i < cells.size(); ++i) own[i] = values[cells[i].index()];
        if (!rule->holds(own)) return rule.get();
    }
    return nullptr;
}

}  // namespace sator
