// Numbers the pairs of a position and a value that occur, then builds the set of rows of each pair.
#include "sator/propagators/tables/tuples.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"

namespace sator::propagators {

Tuples::Tuples(std::size_t width, std::vector<std::uint32_t> values)
    : width_(width),
      row_count_(width == 0 ? 0 : values.size() / width),
      row_words_(words_for(row_count_)),
      values_(std::move(values)) {
    SATOR_ASSERT(width_ > 0 && values_.size() == row_count_ * width_);
    for (const std::uint32_t value : values_) value_bound_ = std::max(value_bound_, std::size_t{value} + 1);
    value_words_ = words_for(value_bound_);
    present_.assign(width_ * value_words(), 0);
    for (std::size_t i = 0; i < values_.size(); ++i) {
        set_bit({present_.data() + i % width_ * value_words(), value_words()}, values_[i]);
    }
    pairs_.assign(width_ * value_bound_, kNone);
    for (std::size_t p = 0; p < width_; ++p) {
        for_each_bit(values_at(p), [&](std::size_t value) {
            pairs_[p * value_bound_ + value] = static_cast<std::uint32_t>(pair_count_++);
        });
    }
    rows_.assign(pair_count_ * row_words(), 0);
    const std::uint32_t* value = values_.data();
    for (std::size_t r = 0; r < row_count_; ++r) {
        for (std::size_t p = 0; p < width_; ++p, ++value) {
            rows_[pairs_[p * value_bound_ + *value] * row_words() + r / kWordBits] |= Word{1}
                                                                                      << r % kWordBits;
        }
    }
}

std::size_t Tuples::bytes_for(std::size_t width, std::span<const std::uint32_t> values) {
    const std::uint32_t greatest = values.empty() ? 0 : *std::ranges::max_element(values);
    return width * (greatest + std::size_t{1}) * words_for(values.size() / width) * sizeof(Word);
}

}  // namespace sator::propagators
