#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "sator/engine/counting/counter.hpp"
#include "sator/engine/threads/parallel_search.hpp"

namespace sator {

class SolutionPrefetch;

/// Counts with several threads. The answer does not depend on how many they are. A count that takes only
/// milliseconds starts none.
class ParallelCounter {
  public:
    /// `model` must outlive this. `threads`: how many may work at the same time, the caller's among them;
    /// where Sator is built without threads, always one.
    ParallelCounter(const Model& model, const Limits& limits, std::size_t threads,
                    const SearchOptions& options = {});
    ~ParallelCounter();

    /// What lists the solutions that are counted.
    struct Listing {
        /// Lists them in a stable order, and says what that took. Null: nobody does.
        std::function<Outcome(const Sink&, SearchStatistics&)> list;
        /// How many solutions one that is searched for stands for. Null: itself.
        std::function<double()> solutions_each;
        /// Whether it is faster than a count for any number of solutions. Without a value of its own, which
        /// compilers refuse in the default argument below; braces make it false.
        bool is_always_faster;
    };

    /// How many solutions there are in which `fixed` holds. After so many nodes alone, which are worth no
    /// thought about a better way, lists them, if it can, where that is better (see listing_budget.hpp), or
    /// has other threads help.
    Outcome count(std::span<const FixedCell> fixed, const Listing& listing = {},
                  std::optional<std::uint64_t> sequential_nodes = {});

    /// Where the count shows how far it has come, until it is told otherwise; null for nowhere.
    void set_progress(SearchProgress* progress) { first_->set_progress(progress); }
    /// The caller's own counter, for a count in pieces.
    Counter& first() { return *first_; }
    /// Where the caller's own counter has nothing yet to tell at a limit: looks for a solution, which it then
    /// knows.
    void find_solution(std::span<const FixedCell> fixed);
    /// Of the caller's thread, and of a listing's all threads.
    SearchStatistics statistics() const;

  private:
    std::optional<Outcome> count_listed(const Listing& listing, std::uint64_t most);
    Outcome resume(std::span<const FixedCell> fixed);
    Outcome count_in_parallel(std::span<const FixedCell> fixed);
    Outcome finish_with_prefetch(SolutionPrefetch& prefetch);

    const Model& model_;
    Limits limits_;
    SearchOptions options_;
    std::size_t threads_;
    std::unique_ptr<CountCache> cache_;
    std::unique_ptr<Counter> first_;
    SearchStatistics listing_statistics_;   // of the last question, as far as it was listed
    SearchStatistics prefetch_statistics_;  // what looking for few solutions took
    std::vector<Value> solution_;           // of the last question, where one was looked for; else empty
};

}  // namespace sator
