#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// Reads a whole number in decimal digits, with '-' before a negative one. Returns nullopt if `text` has
/// anything else or if `Number` cannot hold it.
template <std::integral Number>
std::optional<Number> to_whole_number(std::string_view text) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace sator::base
