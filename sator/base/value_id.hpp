#pragma once

#include <span>

#include "sator/base/bits.hpp"
#include "sator/base/id.hpp"

namespace sator {

/// A value that a cell can hold: the index of a symbol in the puzzle's alphabet. The engine knows values as
/// numbers (Value); value_of and value_id (rules/registry/rule.hpp) convert.
using ValueId = Id<struct ValueTag>;

inline bool has_bit(std::span<const Word> values, ValueId value) {
    return has_bit(values, value.index());
}

inline void set_bit(std::span<Word> values, ValueId value) {
    set_bit(values, value.index());
}

inline void clear_bit(std::span<Word> values, ValueId value) {
    values[value.index() / kWordBits] &= ~(Word{1} << value.index() % kWordBits);
}

/// Calls `visit(value)` for each value of a set, in ascending order.
template <class Visit>
void for_each_value(std::span<const Word> values, Visit visit) {
    for_each_bit(values, [&](std::size_t v) { visit(ValueId(v)); });
}

}  // namespace sator
