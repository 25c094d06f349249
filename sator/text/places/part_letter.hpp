#pragma once

#include <cstddef>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"

namespace sator::text {

/// Returns the letter of a part of the places in an expression. Part 0 is a; z is followed by A to Z and then by letters of other
/// scripts.
inline std::string part_letter(std::size_t part) {
    constexpr std::size_t kLetters = 26;
    if (part < kLetters) return std::string(1, static_cast<char>('a' + part));
    if (part < 2 * kLetters) return std::string(1, static_cast<char>('A' + part - kLetters));
    constexpr char32_t kFurther = 0x4E00;  // the first of 20,000 letters without case
    return to_utf8(std::u32string(1, kFurther + static_cast<char32_t>(part - 2 * kLetters)));
}

}  // namespace sator::text
