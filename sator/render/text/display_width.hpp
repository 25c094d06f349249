#pragma once

#include <cstddef>
#include <string_view>

namespace sator {

/// How many columns of a terminal a character takes: 2 for East Asian wide and full-width ones and for emoji,
/// 0 for combining marks and joiners, else 1. After Unicode's East Asian Width (UAX 11), block by block.
std::size_t display_width(char32_t character);

/// The columns of a text.
std::size_t display_width(std::u32string_view text);

}  // namespace sator
