#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// A range of lengths of arms and segments.
struct ArmRange {
    static constexpr std::uint32_t kUnbounded = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t least = 0, most = kUnbounded;

    bool contains(std::uint32_t length) const { return least <= length && length <= most; }
    /// The length from which on it does not matter how long something is.
    std::uint32_t reach() const { return most == kUnbounded ? least : most + 1; }
};

/// What is asked of the two arms of a line at a cell: from the cell to the next turn, or end, in two directions.
struct ArmDemand {
    enum class Compared : std::uint8_t { NotAtAll, Equal, Different };

    bool may_be_empty = false;  ///< the line may leave the cell out
    bool may_turn = true, may_be_straight = true;
    ArmRange segment =
        {};  ///< of each straight segment at the cell: of both arms together, or, at a turn, of each
    ArmRange total = {};    ///< of both arms together
    ArmRange shorter = {};  ///< of the shorter arm
    Compared compared = Compared::NotAtAll;

    bool allows(bool is_straight, std::uint32_t a, std::uint32_t b) const {
        if (!(is_straight ? may_be_straight : may_turn)) return false;
        if (is_straight ? !segment.contains(a + b) : !segment.contains(a) || !segment.contains(b))
            return false;
        if (!total.contains(a + b) || !shorter.contains(std::min(a, b))) return false;
        return compared == Compared::NotAtAll || (compared == Compared::Equal) == (a == b);
    }

    /// Longer arms are as good as arms of this length.
    std::uint32_t reach() const {
        if (compared != Compared::NotAtAll) return ArmRange::kUnbounded;
        return std::max({1U, segment.reach(), total.reach(), shorter.reach()});
    }
};

}  // namespace sator::propagators
