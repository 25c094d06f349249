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
                     const Endgame* endgame)
        : model_(model), limits_(limits), fixed_(fixed), endgame_(endgame) {}

    /// Gives up, as at an interrupt, once `flag` is set. Not owned.
    void set_stop_flag(const std::atomic<bool>* flag) { stop_flag_ = flag; }

    /// Whether one who has met so many conflicts, and found so many solutions, should ask.
    static bool is_worth(std::uint64_t conflicts, const BigCount& found);
    /// All solutions; null where they are not known after so many nodes more, or are too many.
    std::shared_ptr<const KnownSolutions> find_all(std::uint64_t nodes);
    /// One of them, if one has been found. For the thread that calls find_all.
    std::span<const Value> found_one() const { return found_one_; }

    /// After so many conflicts it is seen whether a listing is a hard one.
    static constexpr std::uint64_t kConflictsBefore = 1000;
    /// Has a search of the question, which must be in a stable order, ask while it takes long.
    void attach_to(Search& search, std::uint64_t conflicts_before = kConflictsBefore);
    /// Tells a search that has begun what is known by now, if nobody looks just then.
    void pass_known_to(Search& search);

    /// What it took.
    SearchStatistics statistics() const;

  private:
    std::uint64_t on_request(Search& search);
    void run(std::uint64_t nodes);

    const Model& model_;
    Limits limits_;
    std::span<const FixedCell> fixed_;
    const Endgame* endgame_;
    const std::atomic<bool>* stop_flag_ = nullptr;
    mutable std::mutex mutex_;  // for all below
    std::shared_ptr<const KnownSolutions> known_;
    bool has_given_up_ = false;  // there are too many
    std::vector<Value> found_one_;
    SearchStatistics statistics_;
};

}  // namespace sator
