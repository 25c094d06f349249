// Work stealing with an order. The open parts of the search space form a list, in the order in which one
// thread would search them. An idle thread takes the first free part. If there is none, working threads split
// off what they would do last, which comes right after their own part. The thread with the first part emits
// solutions as it finds them. The others buffer theirs until their part is the first, and wait if the buffer
// is full. The first part is always being searched, so that no thread waits for ever. If the order is free,
// every thread emits at once.
//
// A search for a first solution restarts again and again, and its time is a matter of luck: a part of its
// tree may have no solution. So if the order is free, all threads race over the whole question first, each
// with a random value order; some of them learn and some do not (search_policy.hpp). Those that learn share
// their best nogoods (Y. Hamadi, S. Jabbour and L. Sais, "ManySAT", JSAT 2009) and phases. The winner is the
// thread that finds a solution first, or that first has the end of its tree in sight without learning. It
// continues and from then on gives parts to the others.
#if SATOR_THREADS

#include "sator/engine/threads/shared_search.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "sator/base/grace_period.hpp"
#include "sator/engine/threads/start_thread.hpp"

namespace sator::engine {

namespace {

/// The most values of solutions that a thread buffers.
constexpr std::size_t kMaxBufferedValues = 1 << 20;
/// All buffers together use at most one in this number of bytes of the memory left.
constexpr std::size_t kMemoryPartOfBuffers = 8;

}  // namespace

/// One thread's search, with what it does at dead ends and restarts.
class SharedSearch::Worker final : public SearchHooks {
  public:
    /// `thread`: 0 is the caller's.
    Worker(SharedSearch& shared, std::size_t thread, Search& searching)
        : search(searching), number(thread), shared_(shared) {
        if (shared.prefetch_) prefetch_.emplace(*shared.prefetch_);
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Searches `part` from here on, and gives nothing away before it has done `nodes` nodes.
    void set_part(Part& part, std::uint64_t nodes) {
        part_ = &part;
        splits_after_ = nodes;
    }
    Part& part() const { return *part_; }

    void at_begin(Search& begun) override {
        if (prefetch_) prefetch_->at_begin(begun);
    }
    void at_dead_end(Search& stuck) override {
        if (shared_.is_split_requested_.load(std::memory_order_relaxed) &&
            stuck.statistics().nodes > splits_after_)
            shared_.split_part(*this);
        if (prefetch_) prefetch_->at_dead_end(stuck);
    }

    void publish(const SharedNogood& nogood) override {
        if (!is_order_free()) return;
        const std::lock_guard lock(shared_.mutex_);
        shared_.nogoods_.publish(number, nogood);
    }
    std::vector<SharedNogood> collect() override {
        if (!is_order_free()) return {};
        const std::lock_guard lock(shared_.mutex_);
        return shared_.nogoods_.collect(number);
    }
    bool shares_phases() const override { return is_order_free(); }
    std::optional<BestPhases> exchange_phases(BestPhases own) override {
        const std::lock_guard lock(shared_.mutex_);
        return shared_.phases_.exchange(number, std::move(own));
    }

    Search& search;
    const std::size_t number;  // of the thread
    bool is_racing = false;
    // What the next part begins with:
    std::vector<double> weights = {};  // empty: those of the search
    bool has_fixed_weights = false;    // if the order is stable
    std::optional<bool> is_endgame_near = {};

  private:
    bool is_order_free() const { return shared_.question_.order == SolutionOrder::Free; }

    SharedSearch& shared_;
    Part* part_ = nullptr;
    std::uint64_t splits_after_ = 0;
    std::optional<PrefetchHooks> prefetch_;
};

/// Returns true if threads should be started. A search that learns already is hard. A search that may still
/// begin to learn is not split before it does.
bool SharedSearch::is_long(const Search& search) const {
    const std::uint64_t nodes = search.statistics().nodes;
    return search.is_learning() || (!search.may_learn() && nodes > question_.options.sequential_nodes);
}

/// A race is over if `race_share` of the whole is done in one run: a proof is in sight, and is done sooner in
/// parts. If the search learns, its share says nothing.
bool SharedSearch::is_end_in_sight(const Search& search) const {
    return !search.may_learn() && search.share_done() >= question_.options.race_share;
}

SharedSearch::SharedSearch(const Question& question, std::size_t threads)
    : question_(question),
      threads_(threads),
      max_buffered_values_(std::min(kMaxBufferedValues, question.limits.memory_left() / kMemoryPartOfBuffers /
                                                            threads / sizeof(Value))),
      must_stop_(threads) {
    if (question.order == SolutionOrder::Free) return;
    const SolutionPrefetch::Question all{
        .fixed = question.first.fixed, .excluded = question.first.excluded, .stop_flag = &is_over_};
    prefetch_.emplace(question.model, question.limits, all, question.endgame, question.options);
}

Outcome SharedSearch::run(Search& first) {
    parts_.emplace_back();
    first_part_ = &parts_.front();
    Worker worker(*this, 0, first);
    search_parts(worker);
    for (std::thread& other : others_) other.join();
    if (prefetch_) statistics_ += prefetch_->statistics();
    return outcome();
}

/// Searches parts until none is left and none can be split off.
void SharedSearch::search_parts(Worker& worker) {
    std::unique_lock lock(mutex_);
    for (;;) {
        must_stop_[worker.number] = false;  // it may have lost a race; before is_over_ is read, see end_all
        const Place place = std::ranges::find_if(parts_, &Part::is_free);
        if (is_over_ || (place == parts_.end() && working_ == 0)) break;
        if (place == parts_.end()) {
            wait_for_part(lock);
            continue;
        }
        ++place->searchers;
        ++working_;
        update_split_request();
        lock.unlock();
        search_part(worker, *place);
        lock.lock();
        --working_;
        changed_.notify_all();
    }
    changed_.notify_all();
}

void SharedSearch::wait_for_part(std::unique_lock<std::mutex>& lock) {
    ++idle_;
    update_split_request();
    changed_.wait(lock);
    --idle_;
    update_split_request();
}

/// Requests splits if more threads are idle than parts are free, or during a race.
void SharedSearch::update_split_request() {
    const auto free = static_cast<std::size_t>(std::ranges::count_if(parts_, &Part::is_free));
    is_split_requested_.store(!is_over_ && (is_racing_ || idle_ > free), std::memory_order_relaxed);
}

/// Splits the worker's part for idle threads. The first call starts the other threads. Racing threads come
/// here at each dead end, so they return before they take the lock.
void SharedSearch::split_part(Worker& worker) {
    Search& search = worker.search;
    Part& part = worker.part();
    if (is_racing_.load(std::memory_order_relaxed) && !is_end_in_sight(search)) return;
    const std::lock_guard lock(mutex_);
    if (is_over_) return;
    if (!has_started_ && !is_long(search)) return;
    if (!has_started_) start(search, part);
    if ((is_racing_ && !is_end_in_sight(search)) || !claim(worker, part)) return;
    if (auto below = search.split_subtree()) {
        const Place place =
            std::ranges::find_if(parts_, [&part](const Part& each) { return &each == &part; });
        parts_.insert(std::next(place), Part{.below = std::move(*below)});
        ++split_count_;
        changed_.notify_all();
    }
    update_split_request();
}

/// Starts the other threads. If the order is free, they race for the same part, unless solutions of it were
/// emitted: none may come twice. Otherwise they wait for parts of it. If no thread can be started, the first
/// continues alone.
void SharedSearch::start(Search& first, Part& part) {
    has_started_ = true;
    idle_ = 0;  // the threads that start count themselves
    const bool is_race = question_.order == SolutionOrder::Free && first.found().is_zero();
    const std::vector<double> weights(first.weights().begin(), first.weights().end());
    for (std::size_t i = 1; i < threads_; ++i) {
        auto other =
            start_thread([this, i, weights, is_near = first.is_endgame_near(),
                          raced = is_race ? &part : nullptr] { run_worker(i, weights, is_near, raced); });
        if (!other) break;
        others_.push_back(std::move(*other));
    }
    if (!is_race || others_.empty()) return;
    is_racing_ = part.is_raced = true;
    working_ += others_.size();
    part.searchers += others_.size();
}

/// The work of a thread that is started later, with what the first one knew then. `raced`: the part that it
/// races for, or null.
void SharedSearch::run_worker(std::size_t number, std::vector<double> weights,
                              std::optional<bool> is_endgame_near, Part* raced) {
    Search search(question_.model, question_.limits,
                  {.options = question_.options,
                   .endgame = question_.endgame != nullptr ? question_.endgame->copy() : nullptr});
    Worker worker(*this, number, search);
    worker.has_fixed_weights = true;
    worker.is_endgame_near = is_endgame_near;
    if (raced != nullptr) {
        race(worker, *raced);
    } else {
        worker.weights = std::move(weights);  // a race begins with none
    }
    search_parts(worker);
}

/// Searches the same part as the first thread, in another order.
void SharedSearch::race(Worker& worker, Part& part) {
    worker.is_racing = true;
    search_part(worker, part);
    worker.is_racing = false;
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_all();
}

/// Returns whether a search may emit the solutions of its part. In a race, that is the first search that calls this:
/// it wins, continues, and splits what is left for the others.
bool SharedSearch::claim(Worker& worker, const Part& part) {
    if (!part.is_raced) return true;
    if (is_racing_) {
        is_racing_ = false;
        winner_ = worker.number;
        for (std::size_t i = 0; i < threads_; ++i) {
            if (i != worker.number) must_stop_[i] = true;
        }
        update_split_request();
    }
    return winner_ == worker.number;
}

/// The question about a part that a thread answers.
SearchQuestion SharedSearch::question_of(Worker& worker, const Part& part) const {
    SearchQuestion asked = question_.first;
    asked.below = part.below;
    if (worker.number > 0) {
        asked.progress = nullptr;
        asked.seed.reset();
    }
    if (worker.is_racing) {
        asked.seed = question_.first.seed.value_or(0) + worker.number;
        asked.learn = learning_in_race(worker.number);
    }
    if (question_.order == SolutionOrder::Stable && worker.has_fixed_weights) asked.weights_fixed_after = 0;
    asked.weights = worker.weights;
    asked.is_endgame_near = worker.is_endgame_near;
    asked.hooks = &worker;
    asked.stop_flag = &must_stop_[worker.number];
    return asked;
}

void SharedSearch::search_part(Worker& worker, Part& part) {
    Search& search = worker.search;
    const SearchOptions& options = question_.options;
    const std::uint64_t alone =
        question_.order == SolutionOrder::Free ? options.race_after : options.sequential_nodes;
    worker.set_part(part, has_started_ ? 0 : alone);
    search.begin(question_of(worker, part));
    while (const auto solution = search.next()) {
        if (!deliver(worker, part, *solution)) break;
    }
    finish(worker, part);
    worker.weights.clear();
    worker.has_fixed_weights = true;
    worker.is_endgame_near = search.is_endgame_near();
}

/// Emits a solution, or buffers it until its part is the first. Returns whether to continue.
bool SharedSearch::deliver(Worker& worker, Part& part, std::span<const Value> solution) {
    if (question_.order == SolutionOrder::Free) {
        const std::lock_guard lock(mutex_);
        return claim(worker, part) && emit(solution);
    }
    if (first_part_.load(std::memory_order_acquire) != &part) {
        part.buffered.insert(part.buffered.end(), solution.begin(), solution.end());
        if (part.buffered.size() < max_buffered_values_) return !is_over_;
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return is_over_ || first_part_ == &part; });
        return !is_over_ && emit_buffered(part);
    }
    return emit_buffered(part) && emit(solution);
}

/// Only called by the thread with the first part, or, if the order is free, with the mutex locked.
bool SharedSearch::emit(std::span<const Value> solution) {
    if (is_over_) return false;
    found_ += 1;
    if (question_.sink(solution)) return true;
    is_stopped_by_sink_ = true;
    end_all();
    return false;
}

/// A thread that takes a part clears its flag before it reads is_over_, so that it misses neither.
void SharedSearch::end_all() {
    is_over_ = true;
    for (std::atomic<bool>& flag : must_stop_) flag = true;
}

/// Emits the buffered solutions of a part and drops those emitted, even if a limit of another thread ends it
/// early.
bool SharedSearch::emit_buffered(Part& part) {
    const std::size_t cells = question_.model.cell_count();
    std::size_t handed_on = 0;
    while (handed_on < part.buffered.size()) {
        if (end_ && Limits::Clock::now() >= *end_) break;
        if (!emit(std::span<const Value>(part.buffered).subspan(handed_on, cells))) break;
        handed_on += cells;
    }
    part.buffered.erase(part.buffered.begin(),
                        part.buffered.begin() + static_cast<std::ptrdiff_t>(handed_on));
    return part.buffered.empty();
}

/// A search of a part has ended. If that was the first part, emits what the next ones have buffered.
void SharedSearch::finish(Worker& worker, Part& part) {
    const std::lock_guard lock(mutex_);
    statistics_ += worker.search.statistics();
    --part.searchers;
    if (claim(worker, part)) conclude(worker.search, part);
    while (!parts_.empty() && parts_.front().is_done && parts_.front().searchers == 0) {
        if (!emit_buffered(parts_.front())) break;
        parts_.pop_front();
        first_part_.store(parts_.empty() ? nullptr : &parts_.front(), std::memory_order_release);
    }
    changed_.notify_all();
}

/// Notes the outcome of a part.
void SharedSearch::conclude(const Search& search, Part& part) {
    share_done_ += search.share_done();
    const Outcome outcome = search.outcome();
    if (const auto* stopped = std::get_if<Stopped>(&outcome); stopped != nullptr && !is_over_) {
        limit_ = stopped->limit;
        end_all();
    }
    part.is_done = true;
}

Outcome SharedSearch::outcome() {
    if (is_stopped_by_sink_) return Solved{found_, false};
    if (limit_) {
        is_over_ = false;
        end_ = Limits::Clock::now() + kGracePeriod;
        for (Part& part : parts_) {
            if (!emit_buffered(part)) break;
        }
        return Stopped{*limit_, found_, std::min(1.0, share_done_)};
    }
    if (found_.is_zero()) return Unsatisfiable{};
    return Solved{found_, true};
}

}  // namespace sator::engine

#endif
