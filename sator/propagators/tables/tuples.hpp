#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// The rows of a table, with an index: for each pair of a position and a value, the set of rows that have it.
/// Immutable, and shared by all propagators over the same rows.
class Tuples {
  public:
    /// The number of a pair without rows.
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;

    /// `values`: row after row, `width` values each; `width` is at least one. Rows may repeat, and there may
    /// be none.
    Tuples(std::size_t width, std::vector<std::uint32_t> values);
    /// Returns approximately how much memory the object needs besides `values`.
    static std::size_t bytes_for(std::size_t width, std::span<const std::uint32_t> values);

    std::size_t width() const { return width_; }
    std::size_t row_count() const { return row_count_; }
    std::span<const std::uint32_t> row(std::size_t i) const { return {values_.data() + i * width_, width_}; }

    /// The number of words of a set of rows.
    std::size_t row_words() const { return row_words_; }
    /// The number of words of a set of values; it covers the greatest value in a row.
    std::size_t value_words() const { return value_words_; }
    /// Returns the values that occur at a position.
    std::span<const Word> values_at(std::size_t position) const {
        return {present_.data() + position * value_words_, value_words_};
    }

    /// The number of pairs of a position and a value that have rows.
    std::size_t pair_count() const { return pair_count_; }
    /// Returns the number of a pair, or kNone if no row has `value` at `position`.
    std::uint32_t pair(std::size_t position, std::size_t value) const {
        return value < value_bound_ ? pairs_[position * value_bound_ + value] : kNone;
    }
    /// Returns the numbers of a position's pairs, by value, up to the greatest value in a row.
    std::span<const std::uint32_t> pairs_at(std::size_t position) const {
        return {pairs_.data() + position * value_bound_, value_bound_};
    }
    /// Returns the rows of a pair.
    std::span<const Word> rows_of(std::uint32_t pair) const {
        return {rows_.data() + pair * row_words_, row_words_};
    }

  private:
    std::size_t width_;
    std::size_t row_count_;
    std::size_t row_words_;
    std::size_t value_bound_ = 0;  // one past the greatest value
    std::size_t value_words_ = 0;
    std::size_t pair_count_ = 0;
    std::vector<std::uint32_t> values_;
    std::vector<std::uint32_t> pairs_;  // by position, then value
    std::vector<Word> present_;
    std::vector<Word> rows_;
};

}  // namespace sator::propagators
