#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "sator/engine/search/search.hpp"

namespace sator {

/// For a listing whose solutions are few and far between: finds all of them by a search that learns from its
/// conflicts and begins again, in whatever order, and tells the listing, which then goes where they are. So
/// they come in the listing's own order, and much sooner. A count has them at once.
///
/// Serves the searches of one question, from any thread. It takes no longer than these have taken already,
/// and tries again when they have taken twice as long.
class SolutionPrefetch {
  public:
    /// All but `limits` must outlive this. `endgame`: what takes over near the leaves; null: nothing does.
    SolutionPrefetch(const Model& model, const Limits& limits, std::span<const FixedCell> fixed,
                     const Endgame* endgame, const SearchOptions& options = {})
        : model_(model), limits_(limits), fixed_(fixed), endgame_(endgame), options_(options) {}

    /// Gives up, as at an interrupt, once `flag` is set. Not owned.
    void set_stop_flag(const std::atomic<bool>* flag) { stop_flag_ = flag; }

    /// Whether solutions are far between: a search that has had `conflicts` conflicts and found `found`
    /// solutions should ask for all of them.
    bool is_worth(std::uint64_t conflicts, const BigCount& found) const;
    /// All solutions; null where they are not known after so many nodes more, or are too many.
    std::shared_ptr<const KnownSolutions> find_all(std::uint64_t nodes);
    /// One of them, if one has been found. For the thread that calls find_all.
    std::span<const Value> found_one() const { return found_one_; }

    /// Tells a search of the question what is known by now, unless another thread is looking.
    void pass_known_to(Search& search);
    /// Looks for all solutions if it is worth it, for no longer than `search` has taken, and tells `search`
    /// what it finds. Does nothing while another thread is looking.
    void find_all_for(Search& search);
    const SearchOptions& options() const { return options_; }

    /// What it took.
    SearchStatistics statistics() const;

  private:
    void run(std::uint64_t nodes);

    const Model& model_;
    Limits limits_;
    std::span<const FixedCell> fixed_;
    const Endgame* endgame_;
    SearchOptions options_;
    const std::atomic<bool>* stop_flag_ = nullptr;
    mutable std::mutex mutex_;  // for all below
    std::shared_ptr<const KnownSolutions> known_;
    bool has_given_up_ = false;  // there are too many
    std::vector<Value> found_one_;
    SearchStatistics statistics_;
};

/// Has one search, whose order must be stable, ask a SolutionPrefetch while it takes long: after
/// `prefetch_after` conflicts of a question, and again whenever they have doubled.
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

}  // namespace sator
