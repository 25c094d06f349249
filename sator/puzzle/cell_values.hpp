#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::puzzle {

/// Calls `visit(value)` for each value (index in the alphabet) in the cell's range, in the order of the
/// range.
template <class Visit>
void for_each_value(const Puzzle& puzzle, CellId cell, Visit visit) {
    if (!puzzle.ranges.empty() && !puzzle.ranges[cell.index()].empty()) {
        for (const ValueId v : puzzle.ranges[cell.index()]) visit(v);
    } else {
        for (std::size_t v = 0; v < puzzle.alphabet.size(); ++v) visit(ValueId(v));
    }
}

/// Returns the number of words of a bit set of the puzzle's values. The domains of its cells have the same
/// size.
inline std::size_t value_words(const Puzzle& puzzle) {
    return std::max<std::size_t>(1, words_for(puzzle.alphabet.size()));
}

/// Returns some of the puzzle's values as a bit set of this size.
inline std::vector<Word> value_bits(std::span<const ValueId> values, const Puzzle& puzzle) {
    std::vector<Word> bits(value_words(puzzle), 0);
    for (const ValueId value : values) set_bit(bits, value.index());
    return bits;
}

/// Returns the union of the cells' ranges, as a bit set.
inline std::vector<Word> values_of(const Puzzle& puzzle, std::span<const CellId> cells) {
    std::vector<Word> values(value_words(puzzle), 0);
    for (const CellId cell : cells) {
        for_each_value(puzzle, cell, [&](ValueId v) { set_bit(values, v); });
    }
    return values;
}

}  // namespace sator::puzzle
