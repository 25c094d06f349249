#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/sums/sum_system.hpp"

namespace sator::propagators {

/// The order in which to try values of a system's open cells, and for each cell the constraints that filter
/// its values.
class SumPlan {
  public:
    /// A sum with exactly one open cell after this step's.
    struct Pair {
        std::uint32_t sum, partner;
        std::span<const std::uint32_t> groups;  ///< groups of the partner
    };
    /// The value of a cell decided before bounds this cell's.
    struct Bound {
        std::uint32_t other;
        Value step;
        bool is_below;  // whether `other` has the smaller value
    };
    struct Step {
        std::uint32_t cell = 0;
        std::span<const std::uint32_t> groups;          ///< groups of the cell
        std::uint32_t earlier_peers = 0;                ///< number of earlier steps whose cell must differ
                                                        ///< from it
        std::span<const std::uint32_t> completed_sums;  ///< the sums of which it is the last open cell
        std::span<const Pair> pairs;                    ///< the sums of which it is the last but one
        std::span<const std::uint32_t> open_sums;       ///< the sums with open cells after it
        std::span<const Bound> bounds;
    };

    /// `is_open`: by cell. The system must outlive the plan.
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

}  // namespace sator::propagators
