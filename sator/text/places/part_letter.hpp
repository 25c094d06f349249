#pragma once

#include <cstddef>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"

namespace sator::text {

/// Returns the letter that an expression has for a part of its places, from 0: a to z, A to Z, then letters of other alphabets.
inline std::string part_letter(std::size_t part) {
    constexpr std::size_t kLetters = 26;
    if (part < kLetters) return std::string(1, static_cast<char>('a' + part));
    if (part < 2 * kLetters) return std::string(1, static_cast<char>('A' + part - kLetters));
    constexpr char32_t kFurther = 0x4E00;  // the first of 20,000 letters without case
    return to_utf8(std::u32string(1, kFurther + static_cast<char32_t>(part - 2 * kLetters)));
}

}  // namespace sator::text
