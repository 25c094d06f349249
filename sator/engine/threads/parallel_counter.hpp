#pragma once

#include <atomic>
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

/// Counts with several threads. The answer does not depend on their number. A count that takes only
/// milliseconds starts no thread.
class ParallelCounter {
  public:
    /// `model` must outlive this. `threads`: how many may work at the same time, the caller's among them;
    /// always one if Sator is built without threads.
    /// `endgame` counts parts near the leaves; null: nothing does.
    ParallelCounter(const Model& model, const Limits& limits, std::size_t threads,
                    const SearchOptions& options = {}, std::unique_ptr<Endgame> endgame = nullptr);
    ~ParallelCounter();

    /// One question: see CountQuestion.
    struct Question {
        std::span<const FixedCell> fixed = {};
        SearchProgress* progress = nullptr;
    };

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

    /// Counts the solutions of the question. Counts alone for `sequential_nodes` nodes (by default
    /// those of the search options). After that, lists the solutions if that is faster (see
    /// listing_budget.hpp), or starts threads.
    Outcome count(const Question& question, const Listing& listing = {},
                  std::optional<std::uint64_t> sequential_nodes = {});
    /// The same without a look at other ways, and with all threads from the start.
    Outcome count_all(const Question& question);

    /// Begins the question for the caller to count in pieces, with first().
    void begin(const Question& question);
    /// The counter of the caller's thread.
    Counter& first() { return *first_; }
    /// If the count of the question has no lower bound above 0 yet, searches for one solution and tells the counter.
    void find_solution();
    /// The caller's thread and all threads of a listing.
    SearchStatistics statistics() const;

  private:
    std::optional<Outcome> count_listed(const Listing& listing, std::uint64_t most);
    Outcome resume();
    Outcome count_in_parallel();
    Outcome finish_with_prefetch();

    const Model& model_;
    Limits limits_;
    SearchOptions options_;
    std::size_t threads_;
    std::unique_ptr<Endgame> endgame_;  // to copy for each thread; null if there is none
    std::unique_ptr<CountCache> cache_;
    std::atomic<bool> is_done_ = false;  // a thread has answered the question
    std::unique_ptr<Counter> first_;
    // Of one question:
    Question question_;
    SearchStatistics listing_statistics_, prefetch_statistics_;
    std::vector<Value> solution_;  // if one was searched for; else empty
};

}  // namespace sator::engine
