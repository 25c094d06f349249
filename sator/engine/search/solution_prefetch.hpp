#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/mutex.hpp"
#include "sator/engine/search/search.hpp"

namespace sator::engine {

/// For a listing with few solutions that are far between: finds all of them first, in any order, by a search
/// that learns and restarts. The listing then only visits the branches that hold one. It lists in its own
/// order, but much sooner. A count has its answer at once.
///
/// Serves the searches of one question, from any thread. A prefetch takes no longer than these have taken
/// already, and is tried again when they have taken twice as long.
class SolutionPrefetch {
  public:
    /// The solutions that are asked for, as in SearchQuestion.
    struct Question {
        std::span<const FixedCell> fixed = {}, excluded = {};
        const std::atomic<bool>* stop_flag = nullptr;  ///< it gives up once this is set
    };
    /// All but `limits` and `options` must outlive this. `endgame` takes over near the leaves; may be null.
    SolutionPrefetch(const Model& model, const Limits& limits, const Question& question,
                     const Endgame* endgame, const SearchOptions& options = {})
        : model_(model), limits_(limits), asked_(question), endgame_(endgame), options_(options) {}

    /// Returns true if solutions are rare, so that a search that has had `conflicts` conflicts and found
    /// `found` solutions should ask for all of them.
    bool pays_off(std::uint64_t conflicts, const BigCount& found) const;
    /// Returns all solutions, or null if they are not known after `nodes` more nodes or are too many.
    std::shared_ptr<const KnownSolutions> find_all(std::uint64_t nodes);
    /// One solution, or empty if none has been found. For the thread that calls find_all.
    std::span<const Value> found_one() const { return found_one_; }

    /// Passes the known solutions to a search of the question. Does nothing while another thread searches for
    /// them.
    void pass_known_to(Search& search);
    /// Searches for all solutions if is_worth() says so, for no longer than `search` has taken, and passes
    /// them to `search`. Does nothing while another thread searches for them.
    void find_all_for(Search& search);
    const SearchOptions& options() const { return options_; }

    /// The work of all its searches.
    SearchStatistics statistics() const;

  private:
    void run(std::uint64_t nodes);

    const Model& model_;
    Limits limits_;
    Question asked_;
    const Endgame* endgame_;
    SearchOptions options_;
    mutable Mutex mutex_;  // guards all below
    std::shared_ptr<const KnownSolutions> known_;
    bool has_given_up_ = false;  // there are too many
    std::vector<Value> found_one_;
    SearchStatistics statistics_;
};

/// Hooks that call a SolutionPrefetch during a long search, whose order must be stable: after
/// `prefetch_after` conflicts of a question, and again whenever their number has doubled.
class PrefetchHooks final : public SearchHooks {
  public:
    /// `prefetch` must outlive this.
    explicit PrefetchHooks(SolutionPrefetch& prefetch) : prefetch_(prefetch) {}

    void at_begin(Search& search) override;
    void at_dead_end(Search& search) override;

  private:
    SolutionPrefetch& prefetch_;
    std::uint64_t next_at_ = 0;  // in conflicts
};

}  // namespace sator::engine
