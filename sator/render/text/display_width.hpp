#pragma once

#include <cstddef>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// Returns the number of terminal columns of a character: 2 for East Asian wide and full-width characters and
/// for emoji, 0 for combining marks and joiners, otherwise 1. It follows Unicode's East Asian Width (UAX 11),
/// block by block.
std::size_t display_width(char32_t character);

/// Returns the number of terminal columns of a text.
std::size_t display_width(std::u32string_view text);

}  // namespace sator::render
