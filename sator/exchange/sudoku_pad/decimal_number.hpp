#pragma once

#include <optional>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Reads a decimal number as JSON writes it, e.g. "-1.5" or "2e3". Returns nullopt for anything else, and for numbers too large
/// for a double. Exact for up to 15 digits and powers of ten up to 22. (libc++ 19 has no std::from_chars for doubles, and
/// std::strtod depends on the locale.)
std::optional<double> decimal_number(std::string_view text);

}  // namespace sator::exchange
