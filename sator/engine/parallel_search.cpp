// Work stealing with an order. The parts of the search space that are open form a list, in the order in which
// one thread would search them. An idle thread takes the first part that nobody has; where there is none,
// those who work split off what they would do last, which comes right behind their own part. Whoever has the
// first part hands its solutions on as they come; the others keep theirs until their part is the first, and
// wait where they are too many. The first part is always in work, so that nobody waits for ever. Where the
// order is free, everybody hands on at once: a first solution may lie in any part.
//
// A search that learns from its conflicts begins again and again, and how long it takes is a matter of luck:
// a part of its tree may be the wrong one. All threads then race over the whole, each in an order of its own,
// and tell one another their best nogoods (Y. Hamadi, S. Jabbour and L. Sais, "ManySAT", JSAT 2009). Whoever
// finds a solution first goes on, and from then on gives parts away.
#include "sator/engine/parallel_search.hpp"

#include <limits>
#include <vector>

#include "sator/base/time_behind_a_limit.hpp"
#if SATOR_THREADS
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <iterator>
#include <list>
#include <mutex>
#include <thread>
#include <variant>
#endif

namespace sator {

namespace {

/// What is done within so many nodes is not worth a thread; from then on a stable order learns no more from
/// conflicts.
constexpr std::uint64_t kNodesAlone = 1000;

/// Where parts of the tree are searched apart, all must prune as much as one thread would have there: a
/// stable order may not wait for conflicts.
Strengthening strengthening(SolutionOrder order) {
    return order == SolutionOrder::Stable ? Strengthening::FromTheStart : Strengthening::WhenHard;
}

/// Nogoods depend on what was searched before: the order of solutions then does so too.
Learn learn(SolutionOrder order) {
    return order == SolutionOrder::Stable ? Learn::Never : Learn::WhenHard;
}

std::unique_ptr<Endgame> copy(const Endgame* endgame) {
    return endgame != nullptr ? endgame->copy() : nullptr;
}

}  // namespace

#if SATOR_THREADS

namespace {

/// From so many nodes on it is seen whether a race is.
constexpr std::uint64_t kNodesBeforeRace = 200;

/// A thread that is not at the first part keeps up to so many values of solutions, and less where all
/// together may take only this part of the memory that is left.
constexpr std::size_t kKeptValues = 1 << 20, kMemoryPartOfKept = 8;

/// One question, searched by several threads.
class Together {
  public:
    Together(const Model& model, const Limits& limits, std::span<const FixedCell> fixed, const Sink& sink,
             SolutionOrder order, const Endgame* endgame, std::uint64_t seed, std::size_t threads)
        : model_(model),
          limits_(limits),
          fixed_(fixed),
          sink_(sink),
          order_(order),
          endgame_(endgame),
          seed_(seed),
          threads_(threads),
          kept_values_(
              std::min(kKeptValues, limits.memory_left() / kMemoryPartOfKept / threads / sizeof(Value))) {}

    /// Searches with the caller's thread and, if it takes long, with others.
    Outcome run(Search& first) {
        parts_.emplace_back();
        first_part_ = &parts_.front();
        first.stop_at(&is_over_);
        first.exchange_by(exchange_of(0));
        work(first, 0);
        for (std::thread& other : others_) other.join();
        first.stop_at(nullptr);
        first.offer_at(nullptr, 0, {});
        first.exchange_by({});
        return outcome();
    }
    bool has_started() const { return has_started_; }
    const SearchStatistics& statistics() const { return statistics_; }

  private:
    struct Part {
        Subtree below = {};
        std::size_t searchers = 0;  // one, or those that race
        bool is_done = false, is_raced = false;
        std::vector<Value> kept = {};  // solutions, one after the other
    };
    using Place = std::list<Part>::iterator;

    static bool is_free(const Part& part) { return part.searchers == 0 && !part.is_done; }

    /// Takes parts until none is left and none can come.
    void work(Search& search, std::size_t self) {
        std::unique_lock lock(mutex_);
        for (;;) {
            const Place place = std::ranges::find_if(parts_, is_free);
            if (is_over_ || (place == parts_.end() && working_ == 0)) break;
            if (place == parts_.end()) {
                wait_for_part(lock);
                continue;
            }
            ++place->searchers;
            ++working_;
            note_wishes();
            lock.unlock();
            explore(search, self, *place);
            search.stop_at(&is_over_);
            lock.lock();
            --working_;
            changed_.notify_all();
        }
        changed_.notify_all();
    }

    void wait_for_part(std::unique_lock<std::mutex>& lock) {
        ++idle_;
        note_wishes();
        changed_.wait(lock);
        --idle_;
        note_wishes();
    }

    /// Whether more threads are idle than parts are free.
    void note_wishes() {
        const auto free = static_cast<std::size_t>(std::ranges::count_if(parts_, is_free));
        is_wanted_.store(!is_over_ && (is_racing_ || idle_ > free), std::memory_order_relaxed);
    }

    Place place_of(const Part& part) {
        return std::ranges::find_if(parts_, [&part](const Part& each) { return &each == &part; });
    }

    /// Splits a part, for those who are idle. The first call starts the other threads.
    void offer(Search& search, std::size_t self, Part& part) {
        const std::lock_guard lock(mutex_);
        if (is_over_) return;
        if (!has_started_ && !is_long(search)) return;
        if (!has_started_) start(search, part);
        if ((is_racing_ && search.is_learning()) || !claims(search, self, part)) return;
        if (auto below = search.give_away()) {
            parts_.insert(std::next(place_of(part)), Part{.below = std::move(*below)});
            changed_.notify_all();
        }
        note_wishes();
    }

    std::uint64_t nodes_alone() const {
        return order_ == SolutionOrder::Free ? kNodesBeforeRace : kNodesAlone;
    }
    /// What learns is worth a race soon: it is hard already.
    static bool is_long(const Search& search) {
        return search.is_learning() || search.statistics().nodes > kNodesAlone;
    }

    /// Where conflicts are learnt from, the others race for the same part; else they wait for parts of it.
    void start(Search& first, Part& part) {
        has_started_ = true;
        idle_ = 0;  // those that start say themselves where they have nothing to do
        is_racing_ = part.is_raced = order_ == SolutionOrder::Free && first.is_learning();
        if (is_racing_) {
            first.stop_at(&is_race_over_);
            working_ += threads_ - 1;
            part.searchers += threads_ - 1;
        }
        const std::vector<double> weights(first.weights().begin(), first.weights().end());
        for (std::size_t i = 1; i < threads_; ++i) {
            others_.emplace_back(
                [this, i, &part, weights, is_near = first.is_endgame_near(), is_racing = is_racing_] {
                    Search search(model_, limits_, Branching::Activity, strengthening(order_));
                    search.use(learn(order_));
                    search.end_by(copy(endgame_));
                    search.set_endgame_near(is_near);
                    search.set_weights(weights);
                    if (order_ == SolutionOrder::Stable) search.fix_weights_after(0);
                    search.stop_at(&is_over_);
                    search.exchange_by(exchange_of(i));
                    if (is_racing) race(search, i, part);
                    work(search, i);
                });
        }
    }

    /// Searches all that the first thread does, in another order.
    void race(Search& search, std::size_t self, Part& part) {
        search.stop_at(&is_race_over_);
        search.seed_values(seed_ + self);
        explore(search, self, part);
        search.stop_at(&is_over_);
        search.seed_values(std::nullopt);
        const std::lock_guard lock(mutex_);
        --working_;
        changed_.notify_all();
    }

    /// Whether a search may say what there is in its part. Of those that race for one it is the first that
    /// asks: it goes on with what is left, for the others to have parts of.
    bool claims(Search& search, std::size_t self, const Part& part) {
        if (!part.is_raced) return true;
        if (is_racing_) {
            is_racing_ = false;
            winner_ = self;
            search.stop_at(&is_over_);
            is_race_over_ = true;
            note_wishes();
        }
        return winner_ == self;
    }

    Search::Exchange exchange_of(std::size_t self) {
        if (order_ == SolutionOrder::Stable) return {};
        return {[this, self](const ToldNogood& told) {
                    const std::lock_guard lock(mutex_);
                    shared_.tell(self, told);
                },
                [this, self] {
                    const std::lock_guard lock(mutex_);
                    return shared_.listen(self);
                }};
    }

    void explore(Search& search, std::size_t self, Part& part) {
        search.offer_at(&is_wanted_, has_started() ? 0 : nodes_alone(),
                        [this, self, &part](Search& s) { offer(s, self, part); });
        search.begin(fixed_, part.below);
        while (const auto solution = search.next()) {
            if (!deliver(search, self, part, *solution)) break;
        }
        finish(search, self, part);
        if (order_ == SolutionOrder::Stable) search.fix_weights_after(0);
    }

    /// Hands a solution on, or keeps it until its turn comes; answers whether to go on.
    bool deliver(Search& search, std::size_t self, Part& part, std::span<const Value> solution) {
        if (order_ == SolutionOrder::Free) {
            const std::lock_guard lock(mutex_);
            return claims(search, self, part) && hand_on(solution);
        }
        if (first_part_.load(std::memory_order_acquire) != &part) {
            part.kept.insert(part.kept.end(), solution.begin(), solution.end());
            if (part.kept.size() < kept_values_) return !is_over_;
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return is_over_ || first_part_ == &part; });
            return !is_over_ && hand_on_kept(part);
        }
        return hand_on_kept(part) && hand_on(solution);
    }

    /// Only whoever has the first part gets here, or, where the order is free, the mutex.
    bool hand_on(std::span<const Value> solution) {
        if (is_over_) return false;
        found_ += 1;
        if (sink_(solution)) return true;
        is_refused_ = true;
        is_over_ = true;
        return false;
    }

    bool hand_on_kept(Part& part) {
        const std::size_t cells = model_.cell_count();
        for (std::size_t i = 0; i < part.kept.size(); i += cells) {
            if (end_ && Limits::Clock::now() >= *end_) return false;
            if (!hand_on(std::span<const Value>(part.kept).subspan(i, cells))) return false;
        }
        part.kept.clear();
        return true;
    }

    /// Where a part ended that was the first, hands on what the next ones have kept.
    void finish(Search& search, std::size_t self, Part& part) {
        const std::lock_guard lock(mutex_);
        const SearchStatistics& own = search.statistics();
        statistics_.nodes += own.nodes;
        statistics_.conflicts += own.conflicts;
        statistics_.propagations += own.propagations;
        --part.searchers;
        if (claims(search, self, part)) conclude(search, part);
        while (!parts_.empty() && parts_.front().is_done && parts_.front().searchers == 0) {
            if (!hand_on_kept(parts_.front())) break;
            parts_.pop_front();
            first_part_.store(parts_.empty() ? nullptr : &parts_.front(), std::memory_order_release);
        }
        changed_.notify_all();
    }

    /// Notes how a part ended.
    void conclude(const Search& search, Part& part) {
        share_done_ += search.share_done();
        const Outcome outcome = search.outcome();
        if (const auto* stopped = std::get_if<Stopped>(&outcome); stopped != nullptr && !is_over_) {
            limit_ = stopped->limit;
            is_over_ = true;
        }
        part.is_done = true;
    }

    Outcome outcome() {
        if (is_refused_) return Solved{found_, false};
        if (limit_) {
            is_over_ = false;
            end_ = Limits::Clock::now() + kTimeBehindALimit;
            for (Part& part : parts_) {
                if (!hand_on_kept(part)) break;
            }
            return Stopped{*limit_, found_, std::min(1.0, share_done_)};
        }
        if (found_.is_zero()) return Unsatisfiable{};
        return Solved{found_, true};
    }

    const Model& model_;
    Limits limits_;
    std::span<const FixedCell> fixed_;
    const Sink& sink_;
    SolutionOrder order_;
    const Endgame* endgame_;
    std::uint64_t seed_;
    std::size_t threads_;
    std::size_t kept_values_;

    std::mutex mutex_;  // for all below
    std::condition_variable changed_;
    std::list<Part> parts_;
    std::atomic<Part*> first_part_ = nullptr;
    std::size_t working_ = 0;             // threads that have a part
    std::size_t idle_ = 1;                // at first: the threads that are not started
    std::atomic<bool> is_wanted_ = true;  // a part
    std::atomic<bool> is_over_ = false;
    SharedNogoods shared_;
    bool is_racing_ = false;  // several threads have the same part, until one of them claims it
    std::optional<std::size_t> winner_;
    std::atomic<bool> is_race_over_ = false;
    bool is_refused_ = false;                       // the sink wants no more
    std::optional<Limits::Clock::time_point> end_;  // of handing on, once a limit is reached
    std::optional<Limit> limit_;
    BigCount found_;  // handed on
    double share_done_ = 0;
    SearchStatistics statistics_;
    std::atomic<bool> has_started_ = false;
    std::vector<std::thread> others_;
};

}  // namespace

Outcome ParallelSearch::solve(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order) {
    prepare(order);
    if (threads_ == 1) return first_.solve(fixed, sink);
    Together together(model_, limits_, fixed, sink, order, endgame_.get(), seed_.value_or(0), threads_);
    Outcome outcome = together.run(first_);
    together_ = together.has_started();
    if (together_) statistics_ = together.statistics();
    return outcome;
}

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t threads)
    : model_(model), limits_(limits), threads_(std::max<std::size_t>(1, threads)), first_(model, limits) {}

#else

Outcome ParallelSearch::solve(std::span<const FixedCell> fixed, const Sink& sink, SolutionOrder order) {
    prepare(order);
    return first_.solve(fixed, sink);
}

ParallelSearch::ParallelSearch(const Model& model, const Limits& limits, std::size_t /*threads*/)
    : model_(model), limits_(limits), threads_(1), first_(model, limits) {}

#endif

/// A stable order learns from this question only, and only while one thread searches.
void ParallelSearch::prepare(SolutionOrder order) {
    together_ = false;
    const bool is_stable = order == SolutionOrder::Stable;
    if (is_stable) first_.set_weights(std::vector<double>(model_.variables().size(), 1.0));
    first_.use(strengthening(order));
    first_.use(learn(order));
    first_.seed_values(is_stable ? std::nullopt : seed_);
    first_.fix_weights_after(is_stable ? kNodesAlone : std::numeric_limits<std::uint64_t>::max());
}

}  // namespace sator
