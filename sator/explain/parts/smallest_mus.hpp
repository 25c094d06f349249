#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/explain/parts/hitting_sets.hpp"
#include "sator/explain/parts/part_oracle.hpp"

namespace sator {

/// Looks for the core of the fewest parts among some that conflict.
class SmallestMus {
  public:
    /// `among` is ascending; `oracle` must outlive this. Solutions that they found before are used.
    SmallestMus(std::vector<PartId> among, PartOracle& oracle, const Limits& limits)
        : among_(std::move(among)),
          oracle_(oracle),
          limits_(limits),
          broken_(among_.empty() ? 0 : among_.back().index() + 1) {}

    /// A core of fewer parts than `core`, which is one; none is smaller. None where there is none or where
    /// that costs more than `cost`: see `lower_bound`.
    std::optional<std::vector<PartId>> smaller_than(const std::vector<PartId>& core, std::uint64_t cost);
    /// No core has fewer parts, proven.
    std::size_t lower_bound() const { return lower_bound_; }

  private:
    using Answer = PartOracle::Answer;

    /// Takes over what solutions found since the last time break.
    void learn();
    /// Finds a solution that keeps `present` and as many more of the parts as come easily, those of `core`
    /// last.
    void grow(const std::vector<PartId>& present, const std::vector<PartId>& core);
    void grow_by(std::vector<PartId>& present, std::span<const PartId> more);
    Answer ask(std::span<const PartId> present, std::uint64_t nodes);

    std::vector<PartId> among_;
    PartOracle& oracle_;
    Limits limits_;
    HittingSets broken_;  // of each solution: the parts that it breaks
    std::size_t learnt_ = 0, lower_bound_ = 0;
    std::uint64_t cost_left_ = 0;
};

}  // namespace sator
