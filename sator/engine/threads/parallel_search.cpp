#include "sator/engine/threads/parallel_search.hpp"

#include <algorithm>
#include <utility>

#include "sator/engine/search/solution_prefetch.hpp"
#include "sator/engine/threads/search_policy.hpp"
#if SATOR_THREADS
#include "sator/engine/threads/shared_search.hpp"
#endif

namespace sator::engine {

namespace {

#if SATOR_THREADS
std::size_t usable(std::size_t threads) {
    return std::max<std::size_t>(1, threads);
}
#else
std::size_t usable(std::size_t /*threads*/) {
    return 1;
}
#endif

}  // namespace

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t threads,
                               const SearchOptions& options, std::unique_ptr<const Endgame> endgame)
    : model_(model),
      limits_(limits),
      threads_(usable(threads)),
      endgame_(std::move(endgame)),
      first_(model, limits, {.options = options, .endgame = endgame_ ? endgame_->copy() : nullptr}) {}

/// What the first thread is asked. In a stable order, weights only change while the first thread is alone, so that they
/// depend on the question only.
SearchQuestion ParallelSearch::first_question(const ParallelQuestion& question) const {
    const bool is_stable = question.order == SolutionOrder::Stable;
    return {.fixed = question.fixed,
            .excluded = question.excluded,
            .wanted = question.wanted,
            .redundant = redundant_propagators_for(question.order),
            .learn = learning_for(question.order),
            .seed = is_stable ? std::nullopt : question.seed,
            .weights_fixed_after = is_stable ? first_.options().sequential_nodes : kUnlimited,
            .progress = question.progress};
}

void ParallelSearch::begin(const ParallelQuestion& question) {
    statistics_.reset();
    split_count_ = 0;
    first_.begin(first_question(question));
}

Outcome ParallelSearch::solve(const ParallelQuestion& question, const Sink& sink) {
    statistics_.reset();
    split_count_ = 0;
#if SATOR_THREADS
    if (threads_ > 1) {
        SharedSearch shared({.model = model_,
                             .limits = limits_,
                             .first = first_question(question),
                             .sink = sink,
                             .order = question.order,
                             .endgame = endgame_.get(),
                             .options = first_.options()},
                            threads_);
        Outcome outcome = shared.run(first_);
        statistics_ = shared.statistics();
        split_count_ = shared.split_count();
        return outcome;
    }
#endif
    return solve_alone(question, sink);
}

Outcome ParallelSearch::solve_alone(const ParallelQuestion& question, const Sink& sink) {
    SearchQuestion asked = first_question(question);
    if (question.order == SolutionOrder::Free) {
        Outcome outcome = first_.solve(asked, sink);
        statistics_ = first_.statistics();
        return outcome;
    }
    SolutionPrefetch prefetch(model_, limits_, {.fixed = question.fixed, .excluded = question.excluded},
                              endgame_.get(), first_.options());
    PrefetchHooks hooks(prefetch);
    asked.hooks = &hooks;
    Outcome outcome = first_.solve(asked, sink);
    statistics_ = first_.statistics();
    *statistics_ += prefetch.statistics();
    return outcome;
}

}  // namespace sator::engine
