#include "sator/engine/parallel_search.hpp"

#include <limits>

#if SATOR_THREADS
#include <algorithm>

#include "sator/engine/shared_search.hpp"
#endif

namespace sator {

#if SATOR_THREADS

Outcome ParallelSearch::solve(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order) {
    prepare(order);
    if (threads_ == 1) return first_.solve(fixed, sink);
    SharedSearch shared({model_, limits_, fixed, sink, order, endgame_.get(), seed_.value_or(0)}, threads_);
    Outcome outcome = shared.run(first_);
    together_ = shared.has_started();
    if (together_) statistics_ = shared.statistics();
    return outcome;
}

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t threads)
    : model_(model), limits_(limits), threads_(std::max<std::size_t>(1, threads)), first_(model, limits) {}

#else

Outcome ParallelSearch::solve(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order) {
    prepare(order);
    return first_.solve(fixed, sink);
}

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t /*threads*/)
    : model_(model), limits_(limits), threads_(1), first_(model, limits) {}

#endif

/// A stable order learns from this question only, and only while one thread searches.
void ParallelSearch::prepare(SolutionOrder order) {
    together_ = false;
    const bool is_stable = order == SolutionOrder::Stable;
    first_.use(strengthening_for(order));
    first_.use(learning_for(order));
    first_.seed_values(is_stable ? std::nullopt : seed_);
    first_.fix_weights_after(is_stable ? kNodesAlone : std::numeric_limits<std::uint64_t>::max());
}

}  // namespace sator
