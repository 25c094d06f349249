#pragma once

#include <bit>
#include <cstdint>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

// The least and the greatest sum of different values, one for each cell, where a cell's values are relaxed to
// the usable ones from its least (or up to its greatest) candidate. Cells are inserted as keys into a hash
// table with linear probing: each takes the first free value from its bound on. The values taken at the end
// do not depend on the order of insertion, and no choice of different values has a smaller sum.

/// Returns the greatest bit of a set that is not empty.
constexpr Word highest_bit(Word set) {
    return Word{1} << (kWordBits - 1 - static_cast<std::size_t>(std::countl_zero(set)));
}
constexpr Word lowest_bit(Word set) {
    return set & -set;
}
/// Returns the given single bit and all below it (or above it).
constexpr Word up_to(Word bit) {
    return bit | (bit - 1);
}
constexpr Word from(Word bit) {
    return ~(bit - 1);
}

/// The different values of a clique's open cells with the least sum.
struct LeastDistinct {
    Word taken = 0;   ///< the values
    Word passed = 0;  ///< values v such that a cell whose bound is v or less took a greater one
    std::int64_t sum = 0;

    /// Returns false if no usable value is left for a cell with these candidates.
    bool insert(Word usable, Word candidates) {
        const Word bound = lowest_bit(candidates), free = usable & ~taken & from(bound);
        if (free == 0) return false;
        const Word slot = lowest_bit(free);
        taken |= slot;
        passed |= slot - bound;
        sum += std::countr_zero(slot);
        return true;
    }

    /// Returns the value that a cell with these candidates takes if it is inserted last: the first one from its
    /// bound on that no cell passed.
    Word last_slot(Word candidates) const {
        return lowest_bit(taken & ~passed & from(lowest_bit(candidates)));
    }
    /// Returns the values up to `slack`, at least 0, above a single bit.
    static Word reach(Word bit, std::int64_t slack) {
        constexpr std::int64_t kGreatest = kWordBits - 1;
        return std::countr_zero(bit) + slack >= kGreatest ? ~Word{0} : up_to(bit << slack);
    }
    /// Returns the values that a cell with these candidates may have if the sum may exceed the least one by
    /// `slack` at most. A value v above the cell's last slot adds the difference of that slot and the first free
    /// value from v on, or is impossible if there is none.
    Word within(Word usable, Word candidates, std::int64_t slack) const {
        const Word slot = last_slot(candidates), free = usable & ~taken & reach(slot, slack);
        return up_to(free > slot ? highest_bit(free) : slot);
    }
    /// Returns whether `within` may leave out a candidate of some cell. `candidates`: those of all cells.
    bool may_prune(Word usable, Word candidates, std::int64_t slack) const {
        const Word greatest = highest_bit(candidates);
        return (usable & ~taken) < greatest || (reach(lowest_bit(taken), slack) & greatest) == 0;
    }
};

/// The mirror image: the different values with the greatest sum.
struct GreatestDistinct {
    Word taken = 0;
    Word passed = 0;
    std::int64_t sum = 0;

    bool insert(Word usable, Word candidates) {
        const Word bound = highest_bit(candidates), free = usable & ~taken & up_to(bound);
        if (free == 0) return false;
        const Word slot = highest_bit(free);
        taken |= slot;
        passed |= (bound - slot) << 1;
        sum += static_cast<std::int64_t>(kWordBits) - 1 - std::countl_zero(slot);
        return true;
    }

    Word last_slot(Word candidates) const {
        return highest_bit(taken & ~passed & up_to(highest_bit(candidates)));
    }
    static Word reach(Word bit, std::int64_t slack) {
        return std::countr_zero(bit) <= slack ? ~Word{0} : from(bit >> slack);
    }
    Word within(Word usable, Word candidates, std::int64_t slack) const {
        const Word slot = last_slot(candidates), free = usable & ~taken & reach(slot, slack);
        return from(free != 0 && lowest_bit(free) < slot ? lowest_bit(free) : slot);
    }
    bool may_prune(Word usable, Word candidates, std::int64_t slack) const {
        const Word least = lowest_bit(candidates), free = usable & ~taken;
        return free == 0 || lowest_bit(free) > least || (reach(highest_bit(taken), slack) & least) == 0;
    }
};

}  // namespace sator::propagators
