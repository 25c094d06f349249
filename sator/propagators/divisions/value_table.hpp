#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/state/domains_before.hpp"

namespace sator::propagators {

/// A set of values for each position: a copy of domains, or values that domains have lost.
class ValueTable {
  public:
    /// All sets are empty. `width`: the number of words of each set.
    ValueTable(std::size_t positions, std::size_t width)
        : positions_(positions), width_(width), words_(positions * width, 0) {}

    /// Returns a copy of domains of kind `Bits`.
    template <class Domains>
    static ValueTable of(const Domains& domains) {
        return copied(domains.size(), [&](std::size_t position) { return domains[position]; });
    }
    /// Returns the domains that a reason takes for granted.
    static ValueTable of_initial(const DomainsBefore& before) {
        return copied(before.size(), [&](std::size_t position) { return before.initial(position); });
    }

    std::size_t positions() const { return positions_; }
    std::size_t width() const { return width_; }
    std::span<const Word> operator[](std::size_t position) const {
        return std::span(words_).subspan(position * width_, width_);
    }
    std::span<Word> operator[](std::size_t position) {
        return std::span(words_).subspan(position * width_, width_);
    }
    bool contains(std::size_t position, Value value) const {
        const auto bit = static_cast<std::size_t>(value);
        return bit < width_ * kWordBits && has_bit((*this)[position], bit);
    }
    void add(std::size_t position, Value value) {
        set_bit((*this)[position], static_cast<std::size_t>(value));
    }
    void remove(std::size_t position, Value value) {
        const auto bit = static_cast<std::size_t>(value);
        (*this)[position][bit / kWordBits] &= ~(Word{1} << bit % kWordBits);
    }
    /// Removes the values of a position that are not in `values`.
    void keep(std::size_t position, std::span<const Word> values) {
        const std::span<Word> own = (*this)[position];
        for (std::size_t i = 0; i < own.size(); ++i) own[i] &= i < values.size() ? values[i] : 0;
    }
    bool is_empty(std::size_t position) const { return count_bits((*this)[position]) == 0; }

  private:
    template <class DomainAt>
    static ValueTable copied(std::size_t positions, DomainAt domain_at) {
        std::size_t width = 0;
        for (std::size_t i = 0; i < positions; ++i) width = std::max(width, domain_at(i).word_count());
        ValueTable table(positions, width);
        for (std::size_t i = 0; i < positions; ++i) std::ranges::copy(domain_at(i).words(), table[i].begin());
        return table;
    }

    std::size_t positions_, width_;
    std::vector<Word> words_;
};

}  // namespace sator::propagators
