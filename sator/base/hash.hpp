#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// A hash of several numbers, in order.
constexpr std::size_t hash_of(std::initializer_list<std::uint64_t> numbers) {
    constexpr std::uint64_t kGoldenRatio = 0x9E37'79B9'7F4A'7C15;  // of 2^64: Fibonacci hashing
    std::uint64_t hash = 0;
    for (const std::uint64_t number : numbers) {
        hash = (hash ^ number) * kGoldenRatio;
        hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
}

}  // namespace sator::base
