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

/// One question to a ParallelSearch. The members are those of SearchQuestion, except `order`.
struct ParallelQuestion {
    std::span<const FixedCell> fixed = {}, excluded = {};
    SolutionOrder order = SolutionOrder::Free;
    std::uint64_t wanted = kUnlimited;
    /// Seeds the random order in which values are tried, if the order of solutions is free.
    std::optional<std::uint64_t> seed = {};
    SearchProgress* progress = nullptr;
};

/// Searches with several threads. The set of solutions does not depend on their number. A search that takes
/// only milliseconds starts no thread.
class ParallelSearch {
  public:
    /// `model` must outlive this. `threads`: how many may work at the same time, the caller's among them;
    /// always one if Sator is built without threads. `endgame` takes over near the leaves; null: nothing does.
    ParallelSearch(const Model& model, const Limits& limits, std::size_t threads,
                   const SearchOptions& options = {}, std::unique_ptr<const Endgame> endgame = nullptr);

    /// Hands each solution of the question to `sink`, each once, one at a time, though not always from the same thread.
    Outcome solve(const ParallelQuestion& question, const Sink& sink);

    /// Begins the question for the caller to step through with first().
    void begin(const ParallelQuestion& question);
    /// The search of the caller's thread.
    Search& first() { return first_; }
    const Search& first() const { return first_; }
    /// The sum over all threads.
    SearchStatistics statistics() const { return statistics_.value_or(first_.statistics()); }
    /// The number of parts of the last question's tree that one thread gave to another. A race splits
    /// nothing.
    std::size_t split_count() const { return split_count_; }

  private:
    SearchQuestion first_question(const ParallelQuestion& question) const;
    Outcome solve_alone(const ParallelQuestion& question, const Sink& sink);

    const Model& model_;
    Limits limits_;
    [[maybe_unused]] std::size_t threads_;
    std::unique_ptr<const Endgame> endgame_;  // each search has a copy
    Search first_;
    /// The statistics of the last question. Nullopt if the caller steps through it: first() has them then.
    std::optional<SearchStatistics> statistics_;
    std::size_t split_count_ = 0;
};

}  // namespace sator::engine
