#pragma once

namespace sator {

/// 0 to 9. What ASCII characters are, said of code points and of bytes alike: a negative char is none of
/// them.
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

}  // namespace sator
