#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"

namespace sator {

/// Rows of values, all of one width, and for each position and value the set of rows that have it there.
/// Immutable: one is shared by all propagators over the same rows.
class Tuples {
  public:
    /// Of a value that stands nowhere at a position.
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;

    /// `values`: row after row, `width` values each. At least one position; rows may repeat, and there may be
    /// none.
    Tuples(std::size_t width, std::vector<std::uint32_t> values);
    /// About how much memory that takes beside `values`.
    static std::size_t bytes_for(std::size_t width, std::span<const std::uint32_t> values);

    std::size_t width() const { return width_; }
    std::size_t row_count() const { return row_count_; }
    std::span<const std::uint32_t> row(std::size_t i) const { return {values_.data() + i * width_, width_}; }

    /// The words of a set of rows.
    std::size_t row_words() const { return row_words_; }
    /// The words of a set of values: enough for the greatest that stands in a row.
    std::size_t value_words() const { return value_words_; }
    /// The values that stand at a position.
    std::span<const Word> values_at(std::size_t position) const {
        return {present_.data() + position * value_words_, value_words_};
    }

    /// How many pairs of a position and a value have rows.
    std::size_t pair_count() const { return pair_count_; }
    /// The number of such a pair, or kNone where no row has `value` at `position`.
    std::uint32_t pair(std::size_t position, std::size_t value) const {
        return value < value_bound_ ? pairs_[position * value_bound_ + value] : kNone;
    }
    /// Those of a position, by value, up to the greatest value that stands in a row.
    std::span<const std::uint32_t> pairs_at(std::size_t position) const {
        return {pairs_.data() + position * value_bound_, value_bound_};
    }
    /// The rows of a pair.
    std::span<const Word> rows_of(std::uint32_t pair) const {
        return {rows_.data() + pair * row_words_, row_words_};
    }

  private:
    std::size_t width_;
    std::size_t row_count_;
    std::size_t row_words_;
    std::size_t value_bound_ = 0;  // above all values
    std::size_t value_words_ = 0;
    std::size_t pair_count_ = 0;
    std::vector<std::uint32_t> values_;
    std::vector<std::uint32_t> pairs_;  // by position, then value
    std::vector<Word> present_;
    std::vector<Word> rows_;
};

}  // namespace sator
