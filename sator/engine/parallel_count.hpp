#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "sator/engine/counter.hpp"

namespace sator {

/// Counts with several threads. The answer does not depend on how many they are. A count that takes only milliseconds starts none.
class ParallelCounter {
  public:
    /// `model` must outlive this. `threads`: how many may work at the same time, the caller's among them; where Sator is built without threads, always
    /// one.
    ParallelCounter(const Model& model, const Limits& limits, std::size_t threads);
    ~ParallelCounter();

    /// How many solutions there are in which `fixed` holds.
    Outcome count(std::span<const FixedCell> fixed);

    /// Where the count shows how far it has come, until it is told otherwise; null for nowhere.
    void show_progress(SearchProgress* progress) { first_->show_progress(progress); }
    /// The caller's own counter, for a count in pieces.
    Counter& first() { return *first_; }
    /// Of the caller's thread.
    const SearchStatistics& statistics() const { return first_->statistics(); }

  private:
    Outcome count_together(std::span<const FixedCell> fixed);

    const Model& model_;
    Limits limits_;
    std::size_t threads_;
    std::unique_ptr<CountCache> cache_;
    std::unique_ptr<Counter> first_;
};

}  // namespace sator
