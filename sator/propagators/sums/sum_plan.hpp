#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/propagators/sums/sum_system.hpp"

namespace sator {

/// In which order to try the values of a system's open cells, and what each may be tried with.
class SumPlan {
  public:
    /// A sum with one more open cell after this step's.
    struct Pair {
        std::uint32_t sum, partner;
        std::span<const std::uint32_t> groups;  ///< the partner's
    };
    /// The values of another cell, decided before, bound this one's.
    struct Bound {
        std::uint32_t other;
        Value step;
        bool is_below;  // the other is the lesser
    };
    struct Step {
        std::uint32_t cell = 0;
        std::span<const std::uint32_t> groups;          ///< the cell's
        std::uint32_t earlier_peers = 0;                ///< earlier steps' cells that differ from it
        std::span<const std::uint32_t> completed_sums;  ///< the sums of which it is the last open cell
        std::span<const Pair> pairs;                    ///< those of which it is the last but one
        std::span<const std::uint32_t> open_sums;       ///< all that have open cells after it
        std::span<const Bound> bounds;
    };

    /// `is_open`: of each cell of the system, which must outlive this.
    SumPlan(const SumSystem& system, const std::vector<bool>& is_open);
    SumPlan(SumPlan&&) = default;

    std::span<const Step> steps() const { return steps_; }

  private:
    class Builder;

    std::vector<Step> steps_;
    std::vector<std::uint32_t> sums_;
    std::vector<Pair> pairs_;
    std::vector<Bound> bounds_;
};

}  // namespace sator
