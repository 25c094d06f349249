#pragma once

#include <bit>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// Returns whether the set is a run, i.e. its bits are adjacent. It must not be empty.
constexpr bool is_run(Word set) {
    const Word down = set >> std::countr_zero(set);
    return (down & (down + 1)) == 0;
}

/// Returns the number of bits of a run.
constexpr int run_length(Word run) {
    return static_cast<int>(kWordBits) - std::countl_zero(run) - std::countr_zero(run);
}

/// Returns the union of the set moved up by 0, 1, … length - 1.
constexpr Word smeared_up(Word set, int length) {
    for (int done = 1; done < length;) {
        const int step = done < length - done ? done : length - done;
        set |= set << step;
        done += step;
    }
    return set;
}
constexpr Word smeared_down(Word set, int length) {
    for (int done = 1; done < length;) {
        const int step = done < length - done ? done : length - done;
        set |= set >> step;
        done += step;
    }
    return set;
}

/// Returns the word with bit i moved to bit 63 - i.
constexpr Word bits_reversed(Word set) {
    set = (set >> 1 & 0x5555'5555'5555'5555) | (set & 0x5555'5555'5555'5555) << 1;
    set = (set >> 2 & 0x3333'3333'3333'3333) | (set & 0x3333'3333'3333'3333) << 2;
    set = (set >> 4 & 0x0F0F'0F0F'0F0F'0F0F) | (set & 0x0F0F'0F0F'0F0F'0F0F) << 4;
    return __builtin_bswap64(set);
}

/// Returns all a + b below 64 (the Minkowski sum), for two sets of numbers from 0 to 63 that are not empty.
/// If one is a run it takes a few steps, else one step for each member of the smaller set.
constexpr Word sumset(Word a, Word b) {
    if (is_run(a)) return smeared_up(b, run_length(a)) << std::countr_zero(a);
    if (is_run(b)) return smeared_up(a, run_length(b)) << std::countr_zero(b);
    if (count_bits(a) > count_bits(b)) std::swap(a, b);
    Word sums = 0;
    for (; a != 0; a &= a - 1) sums |= b << std::countr_zero(a);
    return sums;
}

/// Returns all a - b that are not negative.
constexpr Word difference_set(Word a, Word b) {
    if (is_run(b)) return smeared_down(a, run_length(b)) >> std::countr_zero(b);
    Word differences = 0;
    for (; b != 0; b &= b - 1) differences |= a >> std::countr_zero(b);
    return differences;
}

}  // namespace sator::propagators
