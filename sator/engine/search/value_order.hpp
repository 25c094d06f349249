#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <vector>

#include "sator/engine/state/store.hpp"

namespace sator {

/// Where a run of a search had most behind it before a conflict.
struct BestPhases {
    std::size_t trail_size = 0;  ///< changes of domains
    std::vector<Value> values;   ///< that fixed cells had then; ValueOrder::kNone for others
};

/// Which of a cell's candidates the search tries first.
class ValueOrder {
  public:
    static constexpr Value kNone = -1;

    /// Any candidate from a question's begin on, as chance has it with this seed; nothing: the least.
    void seed(std::optional<std::uint64_t> seed) { seed_ = seed; }
    /// Begins a question: each cell's least candidate.
    void reset();
    /// The search begins again: any candidate, since what was tried in order has not led to a solution.
    void restart();
    /// The trail's changes from the `first` on are about to be undone. From here on, where it can be, a cell
    /// that they fixed has the value it had: what is far from the conflicts stays as it was (K. Pipatsrisawat
    /// and A. Darwiche, "A lightweight component caching scheme for satisfiability solvers", SAT 2007).
    void save_phases(const Store& store, std::size_t first);
    /// A conflict: where this is the farthest point of the run, it is kept for others.
    void update_best_phases(const Store& store);
    /// The farthest that was noted since the last call.
    BestPhases take_best_phases();
    /// From here on cells have the values, where they can be, that they had there.
    void import_phases(const BestPhases& point);
    /// Forgets what is remembered.
    void clear_phases() { saved_phases_.clear(); }

    /// A candidate of a cell that is open.
    Value choose(const Store& store, VariableId cell);

  private:
    std::vector<Value> saved_phases_;  // of each cell; kNone at first. Empty: nothing is remembered
    BestPhases best_phases_;
    std::optional<std::uint64_t> seed_;
    /// Without a seed made at a question's first restart: it is large, and most questions need none.
    std::unique_ptr<std::mt19937_64> random_;
};

}  // namespace sator
