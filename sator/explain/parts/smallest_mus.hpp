#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/hitting_sets.hpp"
#include "sator/explain/parts/part_oracle.hpp"

namespace sator::explain {

/// Searches for a core with the fewest parts: a smallest minimal unsatisfiable subset (SMUS).
class SmallestMus {
  public:
    /// `among` is ascending; `oracle` must outlive this, and the solutions that it has found are used.
    SmallestMus(std::vector<PartId> among, PartOracle& oracle, const Limits& limits)
        : among_(std::move(among)),
          oracle_(oracle),
          limits_(limits),
          broken_(among_.empty() ? 0 : among_.back().index() + 1) {}

    /// Returns a smallest core if it has fewer parts than `core`. Returns nullopt if there is none or if the
    /// search exceeds `cost`; `lower_bound` distinguishes the two.
    std::optional<std::vector<PartId>> smaller_than(const std::vector<PartId>& core, std::uint64_t cost);
    /// A proven lower bound of the number of parts of any core.
    std::size_t lower_bound() const { return lower_bound_; }

  private:
    using Answer = PartOracle::Answer;

    /// Adds to `broken_` the parts that each new solution of the oracle breaks.
    void learn();
    /// Finds a solution that keeps `present` and as many other parts as cheap searches allow, parts of `core`
    /// last.
    void grow(const std::vector<PartId>& present, const std::vector<PartId>& core);
    void grow_by(std::vector<PartId>& present, std::span<const PartId> more);
    Answer ask(std::span<const PartId> present, std::uint64_t nodes);

    std::vector<PartId> among_;
    PartOracle& oracle_;
    Limits limits_;
    HittingSets broken_;  // by solution: the parts that it breaks
    std::size_t learnt_ = 0, lower_bound_ = 0;
    std::uint64_t cost_left_ = 0;
};

}  // namespace sator::explain
