#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"

namespace sator::create {

/// Random choices that are the same on every machine: the Mersenne Twister, whose output the standard fixes, without the
/// standard's distributions, whose output it does not fix.
class RandomSource {
  public:
    explicit RandomSource(std::uint64_t seed) : twister_(seed) {}

    std::uint64_t next() { return twister_(); }
    /// Returns a number less than `n`, which is at least 1. The bias is below n / 2^32.
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(((twister_() >> 32) * n) >> 32); }
    /// Returns a number from `least` to `most`.
    std::size_t between(std::size_t least, std::size_t most) { return least + below(most - least + 1); }

    template <class Range>
    auto& pick(Range& range) {
        return range[below(range.size())];
    }
    /// Fisher and Yates.
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(left)]);
    }

  private:
    std::mt19937_64 twister_;
};

}  // namespace sator::create
