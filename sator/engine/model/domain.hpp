#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/base/id.hpp"

namespace sator {

/// A variable of a model: a cell, or an auxiliary integer.
using VariableId = Id<struct VariableTag>;

/// A value of a variable. A cell's value is the index of a symbol in the puzzle's alphabet; an auxiliary's
/// value is the integer itself.
using Value = std::int64_t;

/// How a variable's domain is stored.
enum class DomainKind : std::uint8_t {
    Bits,      ///< bit v of the words is set while value v (from 0) is a candidate
    Interval,  ///< two words: the least and the greatest candidate, as signed integers; only bounds change
};

/// A read-only view of a variable's domain: the words that hold its candidates. The engine owns the words.
/// The view shows each change at once and is valid as long as the store.
class Domain {
  public:
    Domain(const Word* words, std::uint32_t word_count, DomainKind kind)
        : words_(words), word_count_(word_count), kind_(kind) {}

    DomainKind kind() const { return kind_; }
    /// The bits of a `Bits` domain.
    std::span<const Word> words() const { return {words_, word_count_}; }
    Word word(std::size_t i) const { return words_[i]; }
    std::size_t word_count() const { return word_count_; }

    bool contains(Value v) const {
        if (kind_ == DomainKind::Interval) return min() <= v && v <= max();
        const auto bit = static_cast<std::size_t>(v);
        return v >= 0 && bit < word_count_ * kWordBits && has_bit(words(), bit);
    }
    bool is_empty() const {
        if (kind_ == DomainKind::Interval) return min() > max();
        for (std::size_t i = 0; i < word_count_; ++i) {
            if (words_[i] != 0) return false;
        }
        return true;
    }
    bool is_fixed() const {
        if (kind_ == DomainKind::Interval) return words_[0] == words_[1];
        if (word_count_ == 1) return is_single_bit(words_[0]);
        return size() == 1;
    }
    /// The number of candidates.
    std::size_t size() const {
        if (kind_ == DomainKind::Interval)
            return is_empty() ? 0 : static_cast<std::size_t>(max() - min()) + 1;
        return count_bits(words());
    }
    /// The least and the greatest candidate of a domain that is not empty.
    Value min() const {
        if (kind_ == DomainKind::Interval) return static_cast<Value>(words_[0]);
        std::size_t i = 0;
        while (words_[i] == 0) ++i;
        return static_cast<Value>(i * kWordBits) + std::countr_zero(words_[i]);
    }
    Value max() const {
        if (kind_ == DomainKind::Interval) return static_cast<Value>(words_[1]);
        std::size_t i = word_count_ - 1;
        while (words_[i] == 0) --i;
        return static_cast<Value>(i * kWordBits + kWordBits - 1) - std::countl_zero(words_[i]);
    }
    /// The only candidate of a fixed domain.
    Value value() const { return min(); }

    /// Calls `visit(v)` for each candidate of a `Bits` domain, in ascending order.
    template <class Visit>
    void for_each(Visit visit) const {
        for_each_bit(words(), [&](std::size_t bit) { visit(static_cast<Value>(bit)); });
    }

  private:
    const Word* words_;
    std::uint32_t word_count_;
    DomainKind kind_;
};

}  // namespace sator
