#pragma once

#include <cstdint>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// Does sums |= other << weight, for sets of as many words. Bits beyond the last word are dropped.
inline void add_shifted_up(std::span<Word> sums, std::span<const Word> other, std::uint32_t weight) {
    const std::size_t words = weight / kWordBits, bits = weight % kWordBits;
    for (std::size_t i = sums.size(); i-- > words;) {
        Word moved = other[i - words] << bits;
        if (bits != 0 && i > words) moved |= other[i - words - 1] >> (kWordBits - bits);
        sums[i] |= moved;
    }
}

/// Returns word i of `sums` >> weight.
inline Word shifted_down(std::span<const Word> sums, std::size_t i, std::uint32_t weight) {
    const std::size_t from = i + weight / kWordBits, bits = weight % kWordBits;
    if (from >= sums.size()) return 0;
    Word moved = sums[from] >> bits;
    if (bits != 0 && from + 1 < sums.size()) moved |= sums[from + 1] << (kWordBits - bits);
    return moved;
}

}  // namespace sator::propagators
