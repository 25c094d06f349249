#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// The values at the deepest point of a run: the conflict before which most domains had changed.
struct BestPhases {
    std::size_t trail_size = 0;  ///< changes of domains up to there
    std::vector<Value> values;   ///< of cells that were fixed there; ValueOrder::kNone for others
};

/// Which of a cell's candidates the search tries first: its saved phase if it has one; else the least, or a
/// random one after a restart or with a seed.
class ValueOrder {
  public:
    static constexpr Value kNone = -1;

    /// Begins a question, which chooses random candidates with this seed; nullopt: the least ones.
    void begin(std::optional<std::uint64_t> seed);
    /// The search restarts. From here on candidates are random, because trying them in order has not led to a
    /// solution.
    void restart();
    /// Phase saving: the trail's changes from `first` on are about to be undone. A cell that they fixed is
    /// tried again with the same value, so that parts far from the conflicts stay as they were (K.
    /// Pipatsrisawat and A. Darwiche, "A lightweight component caching scheme for satisfiability solvers",
    /// SAT 2007).
    void save_phases(const Store& store, std::size_t first);
    /// To be called at a conflict: stores the values if this is the deepest point of the run.
    void update_best_phases(const Store& store);
    /// Returns the values of the deepest point since the last call.
    BestPhases take_best_phases();
    /// Saves the values of `point` as phases.
    void import_phases(const BestPhases& point);
    /// Forgets all phases.
    void clear_phases() { saved_phases_.clear(); }

    /// Returns a candidate of an open cell: none of `determined` if it has others (VariableOrder::determined).
    Value choose(const Store& store, VariableId cell, std::span<const Word> determined = {});

  private:
    Value choose_from(const Domain& domain, VariableId cell);

    std::vector<Value> saved_phases_;  // of each cell; kNone at first. Empty if there are none
    BestPhases best_phases_;
    /// Without a seed, made at a question's first restart: it is large, and most questions need none.
    std::unique_ptr<std::mt19937_64> random_;
};

}  // namespace sator::engine
