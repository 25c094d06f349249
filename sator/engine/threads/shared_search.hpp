#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <list>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/learning/shared_nogoods.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/search/solution_prefetch.hpp"
#include "sator/engine/threads/search_policy.hpp"
#include "sator/engine/threads/shared_phases.hpp"

namespace sator::engine {

/// One question, searched by several threads: see shared_search.cpp.
class SharedSearch {
  public:
    /// The question; all that it refers to must outlive this.
    struct Question {
        const Model& model;
        const Limits& limits;
        SearchQuestion first;  ///< what the caller's thread is asked, without hooks and stop flag
        const Sink& sink;      ///< called by one thread at a time
        SolutionOrder order;
        const Endgame* endgame;  ///< what takes over near the leaves; null: nothing does
        const SearchOptions& options;
    };

    /// `threads`: the number of threads that may work, with the caller's; two or more.
    SharedSearch(const Question& question, std::size_t threads);

    /// Searches with `first` in the caller's thread and, if it takes long, with others.
    Outcome run(Search& first);
    /// The sum over all threads.
    const SearchStatistics& statistics() const { return statistics_; }
    /// The number of parts of the tree that one thread gave to another.
    std::size_t split_count() const { return split_count_; }

  private:
    struct Part {
        Subtree below = {};
        std::size_t searchers = 0;  // one, or all that race for it
        bool is_done = false, is_raced = false;
        std::vector<Value> buffered = {};  // solutions, one after the other

        bool is_free() const { return searchers == 0 && !is_done; }
    };
    using Place = std::list<Part>::iterator;
    class Worker;

    void search_parts(Worker& worker);
    void wait_for_part(std::unique_lock<std::mutex>& lock);
    void update_split_request();
    void search_part(Worker& worker, Part& part);
    void split_part(Worker& worker);
    bool is_long(const Search& search) const;
    bool is_end_in_sight(const Search& search) const;
    void start(Search& first, Part& part);
    void run_worker(std::size_t number, std::vector<double> weights, std::optional<bool> is_endgame_near,
                    Part* raced);
    void race(Worker& worker, Part& part);
    SearchQuestion question_of(Worker& worker, const Part& part) const;
    bool claim(Worker& worker, const Part& part);
    void end_all();
    bool deliver(Worker& worker, Part& part, std::span<const Value> solution);
    bool emit(std::span<const Value> solution);
    bool emit_buffered(Part& part);
    void finish(Worker& worker, Part& part);
    void conclude(const Search& search, Part& part);
    Outcome outcome();

    Question question_;
    std::size_t threads_;
    std::size_t max_buffered_values_;

    std::mutex mutex_;  // for all below
    std::condition_variable changed_;
    std::list<Part> parts_;
    std::atomic<Part*> first_part_ = nullptr;
    std::size_t working_ = 0;  // number of threads that have a part
    std::size_t idle_ = 1;     // number of idle threads; at first it stands for those not started
    std::atomic<bool> is_split_requested_ = true;  // by idle threads
    std::atomic<bool> is_over_ = false;
    std::vector<std::atomic<bool>> must_stop_;  // for each thread: its search ends
    SharedNogoods nogoods_{question_.options.share_kept};
    SharedPhases phases_;
    std::atomic<bool> is_racing_ = false;  // all threads have the same part, until one claims it
    std::optional<std::size_t> winner_;
    std::optional<SolutionPrefetch> prefetch_;      // serves all threads, if the order is stable
    bool is_stopped_by_sink_ = false;               // the sink returned false
    std::optional<Limits::Clock::time_point> end_;  // of emitting buffered solutions, after a limit
    std::optional<Limit> limit_;
    BigCount found_;  // emitted
    double share_done_ = 0;
    SearchStatistics statistics_;
    std::size_t split_count_ = 0;
    std::atomic<bool> has_started_ = false;
    std::vector<std::thread> others_;
};

}  // namespace sator::engine
