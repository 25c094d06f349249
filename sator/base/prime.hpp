#pragma once

#include <cstdint>
#include <optional>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// Returns whether a number has exactly two positive divisors. 1, 0 and negative numbers are not prime.
bool is_prime(std::int64_t number);

/// Returns the least prime in least … greatest, or nullopt if there is none.
std::optional<std::int64_t> first_prime(std::int64_t least, std::int64_t greatest);
/// Returns the greatest prime in least … greatest, or nullopt if there is none.
std::optional<std::int64_t> last_prime(std::int64_t least, std::int64_t greatest);

}  // namespace sator::base
