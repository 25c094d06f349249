#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "sator/engine/search/search.hpp"
#include "sator/engine/threads/solution_order.hpp"

namespace sator {

class SolutionPrefetch;

/// Searches with several threads. Which solutions there are does not depend on how many they are. A search
/// that takes only milliseconds starts none.
class ParallelSearch {
  public:
    /// `model` must outlive this. `threads`: how many may work at the same time, the caller's among them;
    /// always one if Sator is built without threads.
    ParallelSearch(const Model& model, const Limits& limits, std::size_t threads,
                   const SearchOptions& options = {});

    /// What takes over near the leaves; null: nothing does.
    void set_endgame(std::unique_ptr<const Endgame> endgame) {
        endgame_ = std::move(endgame);
        first_.set_endgame(endgame_ ? endgame_->copy() : nullptr);
    }

    /// Leaves to chance which solutions are found first, where no stable order is asked for.
    void use_seed(std::uint64_t seed) { seed_ = seed; }

    /// Looks for solutions in which `fixed` holds and hands each to `sink`, each once, one at a time, though
    /// not always from the same thread.
    Outcome solve(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order);

    /// Begins the same question, in its stable order, for the caller's own search to answer step by step.
    void begin(std::span<const FixedCell> fixed) {
        prepare(SolutionOrder::Stable);
        first_.begin(fixed);
    }
    /// The caller's own search.
    Search& first() { return first_; }
    const Search& first() const { return first_; }
    /// Of all threads.
    SearchStatistics statistics() const { return statistics_.value_or(first_.statistics()); }
    /// How many parts of the last question's tree one thread gave to another; those that race give none.
    std::size_t split_count() const { return split_count_; }

  private:
    void prepare(SolutionOrder order);
    Outcome search(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order,
                   SolutionPrefetch* prefetch);
    Outcome search_sequentially(std::span<const FixedCell> fixed, const Sink& sink,
                                SolutionPrefetch* prefetch);

    const Model& model_;
    Limits limits_;
    std::size_t threads_;
    Search first_;
    std::unique_ptr<const Endgame> endgame_;
    std::optional<std::uint64_t> seed_;
    /// Of the last question; nothing where the caller answers it step by step: its own search has them.
    std::optional<SearchStatistics> statistics_;
    std::size_t split_count_ = 0;
};

}  // namespace sator
