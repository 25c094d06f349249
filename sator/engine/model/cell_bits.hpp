#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::engine {

/// A set of a model's cells, by index. All sets of a model have the same number of words.
using CellBits = std::vector<Word>;

/// Returns how many members both sets have.
constexpr std::size_t count_common(std::span<const Word> a, std::span<const Word> b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += count_bits(a[i] & b[i]);
    return count;
}

inline void add_members(CellBits& set, std::span<const Word> others) {
    for (std::size_t i = 0; i < set.size(); ++i) set[i] |= others[i];
}

/// Returns the set without the members of the other one.
inline CellBits without(CellBits set, std::span<const Word> others) {
    for (std::size_t i = 0; i < set.size(); ++i) set[i] &= ~others[i];
    return set;
}

/// Returns whether the sets hang together: one can get from each to each other one by sets that share members. `sets` is not empty.
inline bool are_connected(std::vector<const CellBits*> sets) {
    CellBits reached = *sets.back();
    sets.pop_back();
    const auto joins = [&](const CellBits* set) {
        if (count_common(*set, reached) == 0) return false;
        add_members(reached, *set);
        return true;
    };
    while (std::erase_if(sets, joins) > 0) {
    }
    return sets.empty();
}

}  // namespace sator::engine
