#pragma once

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

// Classes of ASCII characters. They take code points and bytes alike; a negative char belongs to no class.

/// 0 to 9.
constexpr bool is_digit(char32_t c) {
    return c >= U'0' && c <= U'9';
}
/// 0 to 7.
constexpr bool is_octal_digit(char32_t c) {
    return c >= U'0' && c <= U'7';
}
/// A to Z and a to z.
constexpr bool is_ascii_letter(char32_t c) {
    return (c | 0x20) >= U'a' && (c | 0x20) <= U'z';
}

}  // namespace sator::base
