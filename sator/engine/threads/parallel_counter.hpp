#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/counter.hpp"
#include "sator/engine/threads/parallel_search.hpp"
#include "sator/engine/threads/search_policy.hpp"

namespace sator::engine {

class SolutionPrefetch;

/// Counts with several threads. The answer does not depend on their number. A count that takes only
/// milliseconds starts no thread.
class ParallelCounter {
  public:
    /// `model` must outlive this. `threads`: how many may work at the same time, the caller's among them;
    /// always one if Sator is built without threads.
    ParallelCounter(const Model& model, const Limits& limits, std::size_t threads,
                    const SearchOptions& options = {});
    ~ParallelCounter();

    /// How to list the solutions instead of counting them.
    struct Listing {
        /// Lists them in a stable order and stores the statistics. Null: there is no listing.
        std::function<Outcome(const Sink&, SearchStatistics&)> list;
        /// The number of solutions that each solution of the search stands for. Null: 1.
        std::function<double()> solutions_each;
        /// Whether listing is faster than counting for any number of solutions. It and the next have no initialiser,
        /// because compilers refuse one in the default argument below; braces make it false.
        bool is_always_faster;
        /// Counts one solution of each orbit instead, if the count gains little from its cache, and returns
        /// the count of all solutions. Null or nullopt: it cannot.
        std::function<std::optional<Outcome>()> count_orbits;
    };

    /// Counts the solutions in which `fixed` holds. Counts alone for `sequential_nodes` nodes (by default
    /// those of the search options). After that, lists the solutions if that is faster (see
    /// listing_budget.hpp), or starts threads.
    Outcome count(std::span<const FixedCell> fixed, const Listing& listing = {},
                  std::optional<std::uint64_t> sequential_nodes = {});
    /// The same without a look at other ways, and with all threads from the start.
    Outcome count_all(std::span<const FixedCell> fixed);

    /// Sets what counts parts near the leaves; null: nothing.
    void set_endgame(std::unique_ptr<Endgame> endgame);
    /// Where the count shows how far it has come; null: nowhere. Not owned.
    void set_progress(SearchProgress* progress) { first_->set_progress(progress); }
    /// The counter of the caller's thread, for a count in pieces.
    Counter& first() { return *first_; }
    /// If the caller's counter has no lower bound above 0 yet, searches for one solution and tells it the
    /// counter.
    void find_solution(std::span<const FixedCell> fixed);
    /// The caller's thread and all threads of a listing.
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
    std::unique_ptr<Endgame> endgame_;      // to copy for other threads; null if there is none
    SearchStatistics listing_statistics_;   // of the last question's listing
    SearchStatistics prefetch_statistics_;  // of the last question's prefetch
    std::vector<Value> solution_;           // one of the last question, if searched for; else empty
};

}  // namespace sator::engine
