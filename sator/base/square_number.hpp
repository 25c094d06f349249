#pragma once

#include <cstdint>
#include <optional>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// Returns the largest r such that r · r <= number. The number is from 0 to 2^62.
std::int64_t root_below(std::int64_t number);

/// Returns whether a number is the square of an integer: 0, 1, 4, 9 and so on. The number is at most 2^62.
bool is_square(std::int64_t number);

/// Returns the least square in least … greatest, or nullopt if there is none. Both are at most 2^62.
std::optional<std::int64_t> first_square(std::int64_t least, std::int64_t greatest);
/// Returns the greatest square in least … greatest, or nullopt if there is none.
std::optional<std::int64_t> last_square(std::int64_t least, std::int64_t greatest);

}  // namespace sator::base
