#include "sator/engine/parallel_search.hpp"

#include <limits>

#include "sator/engine/look_ahead.hpp"

#if SATOR_THREADS
#include <algorithm>

#include "sator/engine/shared_search.hpp"
#endif

namespace sator {

#if SATOR_THREADS

Outcome ParallelSearch::search(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order,
                               LookAhead* ahead) {
    if (threads_ == 1) return search_alone(fixed, sink);
    SharedSearch shared({model_, limits_, fixed, sink, order, endgame_.get(), seed_.value_or(0), ahead},
                        threads_);
    Outcome outcome = shared.run(first_);
    statistics_ = shared.has_started() ? shared.statistics() : first_.statistics();
    given_away_ = shared.given_away();
    return outcome;
}

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t threads)
    : model_(model), limits_(limits), threads_(std::max<std::size_t>(1, threads)), first_(model, limits) {}

#else

Outcome ParallelSearch::search(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder /*order*/,
                               LookAhead* /*ahead*/) {
    return search_alone(fixed, sink);
}

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t /*threads*/)
    : model_(model), limits_(limits), threads_(1), first_(model, limits) {}

#endif

Outcome ParallelSearch::solve(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order) {
    prepare(order);
    if (order == SolutionOrder::Free) return search(fixed, sink, order, nullptr);
    LookAhead ahead(model_, limits_, fixed, endgame_.get());
    ahead.serve(first_);
    Outcome outcome = search(fixed, sink, order, &ahead);
    first_.consult_at(0, {});
    *statistics_ += ahead.statistics();
    return outcome;
}

Outcome ParallelSearch::search_alone(std::span<const FixedCell> fixed, const Sink& sink) {
    Outcome outcome = first_.solve(fixed, sink);
    statistics_ = first_.statistics();
    return outcome;
}

/// A stable order learns from this question only, and only while one thread searches.
void ParallelSearch::prepare(SolutionOrder order) {
    statistics_.reset();
    given_away_ = 0;
    const bool is_stable = order == SolutionOrder::Stable;
    first_.use(strengthening_for(order));
    first_.use(learning_for(order));
    first_.seed_values(is_stable ? std::nullopt : seed_);
    first_.fix_weights_after(is_stable ? kNodesAlone : std::numeric_limits<std::uint64_t>::max());
}

}  // namespace sator
