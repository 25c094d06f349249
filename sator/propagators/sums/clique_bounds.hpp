#pragma once

#include <cstdint>
#include <limits>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/propagators/sums/clique_sum.hpp"
#include "sator/propagators/sums/distinct_bounds.hpp"

namespace sator::propagators {

/// A clique's bounds: the values of its fixed positions, and which different values the open ones can have.
struct CliqueBounds {
    std::int64_t coefficient = 1;
    Word fixed = 0;       ///< the values of fixed positions
    Word candidates = 0;  ///< of open positions
    Word usable = 0;      ///< the candidates of open positions that no fixed one has
    LeastDistinct least;
    GreatestDistinct greatest;
    std::uint32_t first_open = 0, end_of_open = 0;  ///< in the list of all open positions

    /// The least and the greatest sum of the open positions.
    std::int64_t least_sum() const { return coefficient * (coefficient > 0 ? least.sum : greatest.sum); }
    std::int64_t greatest_sum() const { return coefficient * (coefficient > 0 ? greatest.sum : least.sum); }
};

using AllCliqueBounds = SmallVector<CliqueBounds, 12>;

/// By how much the sum may exceed its least value and stay below its greatest one. Negative: there is a
/// conflict.
struct SumSlack {
    /// There is no such bound, e.g. no lower one of an `AtMost` sum.
    static constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();

    std::int64_t above_least = 0, below_greatest = kNone;

    /// Returns how far a value of a cell with this coefficient may be above (or below) that of the bound.
    SumSlack of_value(std::int64_t coefficient) const {
        const std::int64_t size = coefficient < 0 ? -coefficient : coefficient;
        const auto share = [size](std::int64_t slack) {
            return slack == kNone || size == 1 ? slack : slack / size;
        };
        return coefficient > 0 ? SumSlack{share(above_least), share(below_greatest)}
                               : SumSlack{share(below_greatest), share(above_least)};
    }
};

}  // namespace sator::propagators
