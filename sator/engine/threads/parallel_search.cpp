#include "sator/engine/threads/parallel_search.hpp"

#include <limits>

#include "sator/engine/search/solution_prefetch.hpp"

#if SATOR_THREADS
#include <algorithm>

#include "sator/engine/threads/search_policy.hpp"
#include "sator/engine/threads/shared_search.hpp"
#endif

namespace sator::engine {

#if SATOR_THREADS

Outcome ParallelSearch::search(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order,
                               SolutionPrefetch* prefetch) {
    if (threads_ == 1) return search_sequentially(fixed, sink, prefetch);
    SharedSearch shared(
        {model_, limits_, fixed, sink, order, endgame_.get(), seed_.value_or(0), prefetch, first_.options()},
        threads_);
    Outcome outcome = shared.run(first_);
    statistics_ = shared.has_started() ? shared.statistics() : first_.statistics();
    split_count_ = shared.split_count();
    return outcome;
}

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t threads,
                               const SearchOptions& options)
    : model_(model),
      limits_(limits),
      threads_(std::max<std::size_t>(1, threads)),
      first_(model, limits, options) {}

#else

Outcome ParallelSearch::search(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder /*order*/,
                               SolutionPrefetch* prefetch) {
    return search_sequentially(fixed, sink, prefetch);
}

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t /*threads*/,
                               const SearchOptions& options)
    : model_(model), limits_(limits), threads_(1), first_(model, limits, options) {}

#endif

Outcome ParallelSearch::solve(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order) {
    prepare(order);
    if (order == SolutionOrder::Free) return search(fixed, sink, order, nullptr);
    SolutionPrefetch prefetch(model_, limits_, fixed, endgame_.get(), first_.options());
    Outcome outcome = search(fixed, sink, order, &prefetch);
    *statistics_ += prefetch.statistics();
    return outcome;
}

Outcome ParallelSearch::search_sequentially(std::span<const FixedCell> fixed, const Sink& sink,
                                            SolutionPrefetch* prefetch) {
    std::optional<PrefetchHooks> hooks;
    if (prefetch != nullptr) first_.set_hooks(&hooks.emplace(*prefetch));
    Outcome outcome = first_.solve(fixed, sink);
    first_.set_hooks(nullptr);
    statistics_ = first_.statistics();
    return outcome;
}

/// In a stable order, weights only change while the first thread is alone, so that they depend on the
/// question only.
void ParallelSearch::prepare(SolutionOrder order) {
    statistics_.reset();
    split_count_ = 0;
    const bool is_stable = order == SolutionOrder::Stable;
    first_.set_redundant_propagators(redundant_propagators_for(order));
    first_.set_learning(learning_for(order));
    first_.seed_values(is_stable ? std::nullopt : seed_);
    first_.fix_weights_after(is_stable ? first_.options().sequential_nodes
                                       : std::numeric_limits<std::uint64_t>::max());
}

}  // namespace sator::engine
