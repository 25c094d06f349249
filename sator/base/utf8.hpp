#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// What some editors put before a text in UTF-8. It is not part of the text.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Appends the UTF-8 form of a code point. A lone surrogate is written as its three-byte form.
void append_utf8(std::string& text, char32_t code_point);

/// Returns the UTF-8 form of code points.
std::string to_utf8(std::u32string_view text);

/// Returns the code points of a UTF-8 text. Every ill-formed byte becomes U+FFFD.
std::u32string to_code_points(std::string_view text);

/// Returns the offset of the first ill-formed byte, or nullopt if there is none.
std::optional<std::size_t> find_bad_utf8(std::string_view text);

}  // namespace sator::base
