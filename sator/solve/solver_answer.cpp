#include "sator/solve/solver_answer.hpp"

#include <memory>
#include <utility>
#include <variant>

#include "sator/solve/endgames.hpp"

namespace sator::solve {

Outcome SolverAnswer::search(const SolutionSink& sink) {
    choose_model();
    const std::shared_ptr<const Puzzle>& puzzle = rules_.puzzle();
    const Sink checked = [this, &puzzle, &sink](std::span<const Value> values) {
        check_.note(values);
        return sink(SolutionView(puzzle, values)) && check_.found() != question_.limit;
    };
    if (question_.order == SolutionOrder::Stable) {
        means_ = Means::Search;
        prepare_listing();
        return list_prepared(checked);
    }
    if (easy_answer_) return give_easy_answer(checked);
    means_ = Means::Search;
    return tools_.search().solve({.fixed = question_.givens,
                                  .excluded = question_.excluded,
                                  .wanted = question_.endgame_solutions,
                                  .seed = question_.seed,
                                  .progress = question_.progress},
                                 checked);
}

Outcome SolverAnswer::give_easy_answer(const Sink& sink) {
    means_ = Means::EasyAnswer;
    if (!easy_answer_->solution) return Unsatisfiable{};
    return Solved{1, sink(*easy_answer_->solution)};
}

void SolverAnswer::choose_model() {
    if (std::exchange(has_model_, true)) return;
    easy_answer_ = tools_.choose_model(question_);
}

/// The question to a search in a stable order.
ParallelQuestion SolverAnswer::listing_question() const {
    return {.fixed = question_.givens,
            .excluded = question_.excluded,
            .order = SolutionOrder::Stable,
            .progress = question_.progress};
}

/// Returns the symmetries of the question. A question that propagation alone answers is left without: the
/// store no longer knows what is fixed.
std::vector<Symmetry> SolverAnswer::find_symmetries() {
    choose_model();
    ParallelSearch& search = tools_.search();
    search.begin(listing_question());
    root_propagations_ = search.statistics().propagations;
    if (!std::holds_alternative<Solved>(search.first().outcome())) return {};
    return symmetries(tools_.searched(), search.first().store());
}

void SolverAnswer::prepare_listing() {
    std::vector<Symmetry> found = find_symmetries();
    if (found.empty()) return;
    prepare_orbits(found);
    const ToolNeeds& needs = tools_.needs();
    symmetric_ = std::make_unique<SymmetricListing>(tools_.searched(), std::move(found), needs.limits,
                                                    needs.threads, needs.search);
}

/// Prepares to count orbits instead of solutions, if that can be done.
void SolverAnswer::prepare_orbits(std::span<const Symmetry> found) {
    const ToolNeeds& needs = tools_.needs();
    if (means_ != Means::Counter || needs.search.count_orbits == 0 || found.empty()) return;
    orbits_ = OrbitCount::make(rules_.model().counted(), found, needs.limits, needs.threads, needs.search);
}

/// All solutions, in a stable order.
Outcome SolverAnswer::list_prepared(const Sink& sink) {
    if (symmetric_ == nullptr) return tools_.search().solve(listing_question(), sink);
    show_solutions_each(symmetric_->max_orbit_size());
    Outcome outcome = symmetric_->solve(listing_question(), sink);
    show_solutions_each(1);
    return outcome;
}

void SolverAnswer::show_solutions_each(double number) {
    if (question_.progress != nullptr) question_.progress->solutions_each = number;
}

void SolverAnswer::begin_listing() {
    means_ = Means::Search;
    choose_model();
    tools_.search().begin(listing_question());
}

void SolverAnswer::begin_counting() {
    means_ = Means::Counter;
    prepare_orbits(find_symmetries());
    show_solutions_each(orbits_ ? static_cast<double>(orbits_->orbit_size()) : 1);
    parallel_counter().begin({.fixed = question_.givens, .progress = question_.progress});
}

Outcome SolverAnswer::count() {
    means_ = Means::Counter;
    const auto list = [this](const Sink& sink, SearchStatistics& statistics) {
        const Outcome outcome = list_prepared(sink);
        statistics = search_statistics();
        return outcome;
    };
    const auto solutions_each = [this] {
        prepare_listing();
        return symmetric_ ? symmetric_->max_orbit_size() : 1;
    };
    const auto by_orbits = [this]() -> std::optional<Outcome> {
        if (orbits_ == nullptr) return std::nullopt;
        return count_orbits();
    };
    return tools_.counter().count({.fixed = question_.givens, .progress = question_.progress},
                                  {.list = list,
                                   .solutions_each = solutions_each,
                                   .is_always_faster = listing_beats_counting(rules_.model().counted()),
                                   .count_orbits = by_orbits});
}

Outcome SolverAnswer::count_orbits() {
    show_solutions_each(static_cast<double>(orbits_->orbit_size()));
    Outcome outcome = orbits_->count({.fixed = question_.givens, .progress = question_.progress});
    show_solutions_each(1);
    return outcome;
}

SearchStatistics SolverAnswer::statistics() const {
    if (means_ == Means::None) return {};
    if (means_ == Means::EasyAnswer) return easy_answer_->statistics;
    if (means_ == Means::Search) return search_statistics();
    SearchStatistics sum = tools_.counter().statistics();
    if (orbits_ != nullptr) sum += orbits_->counter().statistics();
    return sum;
}

SearchStatistics SolverAnswer::search_statistics() const {
    SearchStatistics sum = symmetric_ ? symmetric_->statistics() : tools_.search().statistics();
    sum.propagations += root_propagations_;
    return sum;
}

}  // namespace sator::solve
