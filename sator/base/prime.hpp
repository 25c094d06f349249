#pragma once

#include <cstdint>
#include <optional>

namespace sator {

/// Whether a number has exactly two divisors: not so for 1, 0 and negative numbers.
bool is_prime(std::int64_t number);

/// The least prime in least … greatest, or nothing.
std::optional<std::int64_t> first_prime(std::int64_t least, std::int64_t greatest);
/// The greatest prime in least … greatest, or nothing.
std::optional<std::int64_t> last_prime(std::int64_t least, std::int64_t greatest);

}  // namespace sator
