#include "sator/solve/solver_state.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "sator/base/assert.hpp"
#include "sator/propagators/sums/sum_endgame.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/solve/endgames.hpp"

namespace sator::solve {

namespace {

/// This many solutions are all checked; of those that follow, one in this many.
constexpr std::uint64_t kVerifiedSolutions = 1000;
/// A question is easy if a search needs at most this number of nodes.
constexpr std::uint64_t kEasyNodes = 40;
/// And if it has fewer solutions than this: free cells make any number of them at one node.
constexpr std::uint64_t kEasySolutions = 1000;

}  // namespace

void SolverState::drop_searches() {
    symmetric_.reset();
    search_.reset();
    trial_.reset();
    counter_.reset();
    orbits_.reset();
    is_counting_ = false;
    searched_ = nullptr;
    has_all_added_ = false;
}

std::optional<Limit> SolverState::begin(const Question& question) {
    ++question_;
    easy_answer_.reset();
    if (question.limits || has_own_limits_ || question.threads != threads_ ||
        question.search != search_options_)
        drop_searches();
    if (question.seed != seed_) search_.reset();
    has_own_limits_ = question.limits.has_value();
    limits_ = question.limits.value_or(build_limits_);
    threads_ = question.threads;
    seed_ = question.seed;
    search_options_ = question.search;
    progress_ = question.progress;
    verify_ = question.verify;
    set_found(0);
    select_initial(question.initial);
    givens_ = question.givens ? fixed_cells(*question.givens) : rules_.givens(question.initial);
    excluded_ = fixed_cells(question.excluded);
    return rules_.reached();
}

void SolverState::select_initial(std::size_t initial) {
    if (!rules_.must_be_remade(initial)) return;
    ++question_;
    drop_searches();
    rules_.remake(initial, limits_);
}

void SolverState::prepare_search() {
    is_counting_ = false;
    symmetric_.reset();
    root_propagations_ = 0;
    choose_searched();
}

/// Chooses the model of the question. Derived sums and counts, and leftovers, are made only if it is not easy.
void SolverState::choose_searched() {
    if (searched_ != nullptr && searched_for_ == question_) return;
    searched_for_ = question_;
    if (has_all_added_) return;
    SearchModel& model = rules_.model();
    LimitWatch watch(limits_);
    const AddedPropagators cheap{.set_families = search_options_.families != 0,
                                 .clique_sums = search_options_.clique_sums != 0,
                                 .run_starts = static_cast<std::size_t>(search_options_.run_starts)};
    AddedPropagators all = cheap;
    all.derived_sums = search_options_.derived_sums;
    all.derived_counts = search_options_.derived_counts;
    all.leftovers = search_options_.leftovers;
    searched_ = &model.searched(cheap, watch);
    all = model.possible(all);
    if (all == cheap || is_easy(*searched_)) return;
    symmetric_.reset();
    search_.reset();
    trial_.reset();  // they refer to the other form
    searched_ = &model.searched(all, watch);
    has_all_added_ = true;
}

/// Returns whether a search of a few nodes answers the question, whatever it asks for. To derive what rules imply together
/// takes longer than that. If there is at most one solution, keeps the answer.
bool SolverState::is_easy(const Model& model) {
    Limits few = limits_;
    few.nodes = std::min(few.nodes, kEasyNodes);
    if (trial_ == nullptr)
        trial_ = std::make_unique<Search>(model, few, Branching::Activity, RedundantPropagators::WhenHard,
                                          search_options_);
    trial_->exclude(excluded_);
    EasyAnswer answer;
    const Outcome outcome = trial_->solve(givens_, [&](std::span<const Value> values) {
        if (!answer.solution) answer.solution.emplace(values.begin(), values.end());
        return trial_->found() < kEasySolutions;
    });
    const auto* const solved = std::get_if<Solved>(&outcome);
    if (std::holds_alternative<Stopped>(outcome) || (solved != nullptr && !solved->complete)) return false;
    if (trial_->found() <= 1) {
        answer.statistics = trial_->statistics();
        easy_answer_ = std::move(answer);
    }
    return true;
}

Outcome SolverState::give_easy_answer(const Sink& sink) {
    easy_answer_->is_given = true;
    if (!easy_answer_->solution) return Unsatisfiable{};
    return Solved{1, sink(*easy_answer_->solution)};
}

ParallelSearch& SolverState::ensure_search() {
    choose_searched();
    const Model& model = *searched_;
    if (search_ == nullptr) {
        search_ = std::make_unique<ParallelSearch>(model, limits_, threads_, search_options_);
        if (seed_) search_->use_seed(*seed_);
        LimitWatch watch(limits_);
        if (search_options_.endgame != 0) search_->set_endgame(make_endgame(model, watch));
    }
    search_->first().set_progress(progress_);
    search_->first().exclude(excluded_);
    search_->first().set_wanted(std::numeric_limits<std::uint64_t>::max());
    return *search_;
}

ParallelCounter& SolverState::start_counter() {
    orbits_.reset();
    if (counter_ == nullptr) {
        const Model& model = rules_.model().counted();
        counter_ = std::make_unique<ParallelCounter>(model, limits_, threads_, search_options_);
        LimitWatch watch(limits_);
        if (search_options_.endgame != 0) counter_->set_endgame(make_sum_endgame(model, watch));
    }
    is_counting_ = true;
    counter_->set_progress(progress_);
    return *counter_;
}

void SolverState::set_found(std::uint64_t number) {
    found_ = number;
    next_checked_ = verify_ == Verify::All || number < kVerifiedSolutions
                        ? number + 1
                        : ((number - 1) / kVerifiedSolutions + 1) * kVerifiedSolutions + 1;
}

void SolverState::check(std::span<const Value> values) {
    SATOR_ASSERT(rules_.violated_rule(values) == nullptr);
    set_found(found_);
}

Outcome SolverState::search(const SolutionSink& sink, SolutionOrder order, std::uint64_t limit,
                            std::uint64_t endgame_solutions) {
    SATOR_ASSERT(excluded_.empty() || (threads_ == 1 && order == SolutionOrder::Free));
    prepare_search();
    const std::shared_ptr<const Puzzle>& puzzle = rules_.puzzle();
    const Sink checked = [this, &puzzle, &sink, limit](std::span<const Value> values) {
        note_solution(values);
        return sink(SolutionView(puzzle, values)) && found_ != limit;
    };
    if (order == SolutionOrder::Free && easy_answer_) return give_easy_answer(checked);
    ParallelSearch& search = ensure_search();
    search.first().set_wanted(endgame_solutions);
    if (order != SolutionOrder::Stable) return search.solve(givens_, checked, order);
    prepare_listing();
    return list_prepared(checked);
}

/// Returns the symmetries of the question. A question that propagation alone answers is left without: the
/// store no longer knows what is fixed.
std::vector<Symmetry> SolverState::symmetries_of_question() {
    ParallelSearch& search = ensure_search();
    search.begin(givens_);
    root_propagations_ = search.statistics().propagations;
    if (!std::holds_alternative<Solved>(search.first().outcome())) return {};
    return symmetries(*searched_, search.first().store());
}

void SolverState::prepare_listing() {
    symmetric_.reset();
    std::vector<Symmetry> found = symmetries_of_question();
    if (found.empty()) return;
    prepare_orbits(found);
    symmetric_ =
        std::make_unique<SymmetricListing>(*searched_, std::move(found), limits_, threads_, search_options_);
}

/// Prepares to count orbits instead of solutions, if that can be done.
void SolverState::prepare_orbits(std::span<const Symmetry> found) {
    if (!is_counting_ || search_options_.count_orbits == 0 || found.empty()) return;
    orbits_ = OrbitCount::make(rules_.model().counted(), found, limits_, threads_, search_options_);
    if (orbits_ == nullptr) return;
    orbits_->counter().set_progress(progress_);
}

/// All solutions, in a stable order.
Outcome SolverState::list_prepared(const Sink& sink) {
    if (symmetric_ == nullptr) return search_->solve(givens_, sink, SolutionOrder::Stable);
    symmetric_->set_progress(progress_);
    if (progress_ != nullptr) progress_->solutions_each = symmetric_->max_orbit_size();
    Outcome outcome = symmetric_->solve(givens_, sink);
    if (progress_ != nullptr) progress_->solutions_each = 1;
    return outcome;
}

Search& SolverState::begin_listing() {
    prepare_search();
    ParallelSearch& search = ensure_search();
    search.begin(givens_);
    return search.first();
}

Counter& SolverState::begin_counting() {
    start_counter();
    prepare_orbits(symmetries_of_question());
    if (progress_ != nullptr)
        progress_->solutions_each = orbits_ ? static_cast<double>(orbits_->orbit_size()) : 1;
    counting().begin(givens_);
    return counting();
}

Outcome SolverState::count() {
    const auto list = [&](const Sink& sink, SearchStatistics& statistics) {
        const Outcome outcome = list_prepared(sink);
        statistics = search_statistics();
        return outcome;
    };
    const auto solutions_each = [&] {
        prepare_listing();
        return symmetric_ ? symmetric_->max_orbit_size() : 1;
    };
    const auto count_orbits = [&]() -> std::optional<Outcome> {
        if (orbits_ == nullptr) return std::nullopt;
        if (progress_ != nullptr) progress_->solutions_each = static_cast<double>(orbits_->orbit_size());
        Outcome outcome = orbits_->count(givens_);
        if (progress_ != nullptr) progress_->solutions_each = 1;
        return outcome;
    };
    return start_counter().count(givens_,
                                 {.list = list,
                                  .solutions_each = solutions_each,
                                  .is_always_faster = listing_beats_counting(rules_.model().counted()),
                                  .count_orbits = count_orbits});
}

SearchStatistics SolverState::statistics() const {
    if (!is_counting_) return search_statistics();
    SearchStatistics sum = counter_->statistics();
    if (orbits_ != nullptr) sum += orbits_->counter().statistics();
    return sum;
}

SearchStatistics SolverState::search_statistics() const {
    if (easy_answer_ && easy_answer_->is_given) return easy_answer_->statistics;
    if (search_ == nullptr) return {};
    SearchStatistics sum = symmetric_ ? symmetric_->statistics() : search_->statistics();
    sum.propagations += root_propagations_;
    return sum;
}

}  // namespace sator::solve
