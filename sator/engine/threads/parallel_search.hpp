#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/solution_order.hpp"

namespace sator::engine {

class SolutionPrefetch;

/// Searches with several threads. The set of solutions does not depend on their number. A search that takes
/// only milliseconds starts no thread.
class ParallelSearch {
  public:
    /// `model` must outlive this. `threads`: how many may work at the same time, the caller's among them;
    /// always one if Sator is built without threads.
    ParallelSearch(const Model& model, const Limits& limits, std::size_t threads,
                   const SearchOptions& options = {});

    /// Sets the endgame, which takes over near the leaves; null: none.
    void set_endgame(std::unique_ptr<const Endgame> endgame) {
        endgame_ = std::move(endgame);
        first_.set_endgame(endgame_ ? endgame_->copy() : nullptr);
    }

    /// Seeds the random order in which values are tried, for SolutionOrder::Free.
    void use_seed(std::uint64_t seed) { seed_ = seed; }

    /// Hands each solution in which `fixed` holds to `sink`, each once, one at a time, though not always from
    /// the same thread.
    Outcome solve(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order);

    /// Begins the same question in its stable order, for the caller to step through with first().
    void begin(std::span<const FixedCell> fixed) {
        prepare(SolutionOrder::Stable);
        first_.begin(fixed);
    }
    /// The search of the caller's thread.
    Search& first() { return first_; }
    const Search& first() const { return first_; }
    /// The sum over all threads.
    SearchStatistics statistics() const { return statistics_.value_or(first_.statistics()); }
    /// The number of parts of the last question's tree that one thread gave to another. A race splits
    /// nothing.
    std::size_t split_count() const { return split_count_; }

  private:
    void prepare(SolutionOrder order);
    Outcome search(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order,
                   SolutionPrefetch* prefetch);
    Outcome search_sequentially(std::span<const FixedCell> fixed, const Sink& sink,
                                SolutionPrefetch* prefetch);

    const Model& model_;
    Limits limits_;
    [[maybe_unused]] std::size_t threads_;
    Search first_;
    std::unique_ptr<const Endgame> endgame_;
    std::optional<std::uint64_t> seed_;
    /// The statistics of the last question. Nullopt if the caller steps through it: first() has them then.
    std::optional<SearchStatistics> statistics_;
    std::size_t split_count_ = 0;
};

}  // namespace sator::engine
