// All threads count the same question and share one cache of components. Each takes the choices of a
// component in a different order, so that one finds in the cache what another has counted. When the first is
// done, the question is answered. No thread waits for another. Little is counted twice, because two threads
// that count the same component begin at different ends.
#include "sator/engine/threads/parallel_counter.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "sator/engine/counting/listing_budget.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/search/solution_prefetch.hpp"
#if SATOR_THREADS
#include <array>
#include <atomic>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "sator/engine/threads/start_thread.hpp"
#endif

namespace sator::engine {

namespace {

/// The most propagators of a model for which a search is made besides the count: it would need too much
/// memory.
constexpr std::size_t kMostPropagatorsSearched = 100'000;

/// Nodes of the first piece of a count. After each piece it is decided whether to look for the solutions
/// instead.
constexpr std::uint64_t kNodesBeforeLook = 2000;

constexpr auto kAnyNumber = std::numeric_limits<std::uint64_t>::max();

/// Combines what two stopped counts of the same question know.
Stopped better_partial_result(const Stopped& a, const Stopped& b) {
    return {a.limit, std::max(a.count, b.count), std::max(a.share_done, b.share_done)};
}

}  // namespace

void ParallelCounter::begin(const Question& question) {
    question_ = question;
    listing_statistics_ = prefetch_statistics_ = {};
    solution_.clear();
    is_done_ = false;
    first_->begin({.fixed = question.fixed, .stop_flag = &is_done_, .progress = question.progress});
}

Outcome ParallelCounter::count(const Question& question, const Listing& listing,
                               std::optional<std::uint64_t> sequential_nodes) {
    begin(question);
    if (const auto outcome = first_->run_for(sequential_nodes.value_or(options_.sequential_nodes)))
        return *outcome;
    if (listing.list) {
        const double solutions_each = listing.solutions_each ? listing.solutions_each() : 1;
        const auto most =
            listing.is_always_faster ? std::optional(kAnyNumber) : listing_budget(*first_, solutions_each);
        if (const auto outcome = most ? count_listed(listing, *most) : std::nullopt) return *outcome;
        if (listing.count_orbits && gains_little(*first_, solutions_each)) {
            if (const auto outcome = listing.count_orbits()) return *outcome;
        }
    }
    find_solution();
    return resume();
}

Outcome ParallelCounter::count_all(const Question& question) {
    begin(question);
    return resume();
}

/// Gives up after `sequential_nodes` nodes.
void ParallelCounter::find_solution() {
    solution_.clear();
    if (model_.propagators().size() > kMostPropagatorsSearched) return;
    if (!first_->partial_result(Limit::Interrupt).count.is_zero()) return;
    Limits limits = limits_;
    limits.nodes = options_.sequential_nodes;
    Search search(model_, limits, {.options = options_});
    search.solve({.fixed = question_.fixed}, [&](std::span<const Value> values) {
        solution_.assign(values.begin(), values.end());
        return false;
    });
    first_->tell_solution(solution_);
}

/// Counts by listing. Returns nullopt if there are more than `most` solutions: the count then continues where
/// it was.
std::optional<Outcome> ParallelCounter::count_listed(const Listing& listing, std::uint64_t most) {
    std::uint64_t found = 0;
    Outcome outcome =
        listing.list([&](std::span<const Value>) { return ++found <= most; }, listing_statistics_);
    if (found > most) return std::nullopt;
    if (auto* stopped = std::get_if<Stopped>(&outcome))
        *stopped = better_partial_result(*stopped, first_->partial_result(stopped->limit));
    return outcome;
}

/// Counts to the end. If there are many conflicts and few solutions, searches for all solutions from time to
/// time, for as many nodes as the last piece of the count.
Outcome ParallelCounter::finish_with_prefetch() {
    SolutionPrefetch prefetch(model_, limits_, {.fixed = question_.fixed, .stop_flag = &is_done_}, nullptr,
                              options_);
    for (std::uint64_t nodes = kNodesBeforeLook;; nodes *= 2) {
        if (const auto outcome = first_->run_for(nodes)) return *outcome;
        if (model_.propagators().size() > kMostPropagatorsSearched) continue;
        if (!prefetch.pays_off(first_->statistics().conflicts,
                               first_->partial_result(Limit::Interrupt).count))
            continue;
        const auto all = prefetch.find_all(nodes);
        prefetch_statistics_ = prefetch.statistics();
        if (all && all->empty()) return Unsatisfiable{};
        if (all) return Solved{BigCount(all->size()), true};
        if (solution_.empty()) first_->tell_solution(prefetch.found_one());
    }
}

SearchStatistics ParallelCounter::statistics() const {
    SearchStatistics sum = first_->statistics();
    sum += listing_statistics_;
    sum += prefetch_statistics_;
    return sum;
}

#if SATOR_THREADS

namespace {

/// A cache for several threads, in parts that are locked separately.
class SharedCache final : public CountCache {
  public:
    explicit SharedCache(std::size_t bytes) {
        for (Part& part : parts_)
            part.cache =
                std::make_unique<ComponentCache>(bytes / kParts, ComponentCache::kUntriedBytes / kParts);
    }
    std::optional<BigCount> find(std::string_view key) override {
        Part& part = part_of(key);
        const std::lock_guard lock(part.mutex);
        return part.cache->find(key);
    }
    void insert(std::string_view key, const BigCount& count, std::uint64_t nodes) override {
        Part& part = part_of(key);
        const std::lock_guard lock(part.mutex);
        part.cache->insert(key, count, nodes);
    }
    std::size_t memory_bytes() const override {
        std::size_t bytes = 0;
        for (const Part& part : parts_) {
            const std::lock_guard lock(part.mutex);
            bytes += part.cache->memory_bytes();
        }
        return bytes;
    }

  private:
    /// Number of parts: enough that threads seldom want the same one.
    static constexpr std::size_t kParts = 16;
    struct Part {
        mutable std::mutex mutex;
        std::unique_ptr<ComponentCache> cache;
    };
    /// Chooses by the highest bits of the hash, because the caches use the lowest.
    Part& part_of(std::string_view key) {
        return parts_[std::hash<std::string_view>()(key) >> (8 * sizeof(std::size_t) - 4) & (kParts - 1)];
    }

    std::array<Part, kParts> parts_;
};

/// The combined result of the threads of one count.
class SharedResult {
  public:
    /// Sets `is_done` at the first answer.
    explicit SharedResult(std::atomic<bool>& is_done) : is_done_(is_done) {}

    void add(const Outcome& outcome) {
        const std::lock_guard lock(mutex_);
        if (const auto* stopped = std::get_if<Stopped>(&outcome)) {
            count_ = std::max(count_, stopped->count);
            share_done_ = std::max(share_done_, stopped->share_done);  // of the same space
            if (!is_done_) limit_ = stopped->limit;
        } else if (!answer_) {
            answer_ = outcome;
            is_done_ = true;
        }
    }
    Outcome sum() const { return answer_.value_or(Stopped{limit_, count_, share_done_}); }

  private:
    std::atomic<bool>& is_done_;
    std::mutex mutex_;
    std::optional<Outcome> answer_;
    Limit limit_ = Limit::Interrupt;
    BigCount count_;
    double share_done_ = 0;
};

}  // namespace

ParallelCounter::ParallelCounter(const Model& model, const Limits& limits, std::size_t threads,
                                 const SearchOptions& options, std::unique_ptr<Endgame> endgame)
    : model_(model),
      limits_(limits),
      options_(options),
      threads_(std::max<std::size_t>(1, threads)),
      endgame_(std::move(endgame)) {
    const std::size_t bytes = count_cache_bytes(limits);
    if (threads_ > 1) {
        cache_ = std::make_unique<SharedCache>(bytes);
    } else {
        cache_ = std::make_unique<ComponentCache>(bytes);
    }
    first_ = std::make_unique<Counter>(model, limits, endgame_ ? endgame_->copy() : nullptr, *cache_, 0);
}

Outcome ParallelCounter::resume() {
    return threads_ > 1 ? count_in_parallel() : finish_with_prefetch();
}

Outcome ParallelCounter::count_in_parallel() {
    SharedResult shared(is_done_);
    std::vector<std::thread> others;
    for (std::size_t number = 1; number < threads_; ++number) {
        auto other = start_thread([this, number, &shared] {
            Counter counter(model_, limits_, endgame_ ? endgame_->copy() : nullptr, *cache_, number);
            counter.begin({.fixed = question_.fixed, .stop_flag = &is_done_});
            counter.tell_solution(solution_);
            shared.add(counter.finish());
        });
        if (!other) break;
        others.push_back(std::move(*other));
    }
    shared.add(finish_with_prefetch());
    for (std::thread& other : others) other.join();
    return shared.sum();
}

#else

ParallelCounter::ParallelCounter(const Model& model, const Limits& limits, std::size_t /*threads*/,
                                 const SearchOptions& options, std::unique_ptr<Endgame> endgame)
    : model_(model),
      limits_(limits),
      options_(options),
      threads_(1),
      endgame_(std::move(endgame)),
      first_(std::make_unique<Counter>(model, limits, endgame_ ? endgame_->copy() : nullptr)) {}

Outcome ParallelCounter::resume() {
    return finish_with_prefetch();
}

#endif

ParallelCounter::~ParallelCounter() = default;

}  // namespace sator::engine
