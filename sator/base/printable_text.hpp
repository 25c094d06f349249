#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// Returns a character that is safe to show in place of `c`. Control characters, which steer terminals,
/// become their pictures (from U+2400 on). What would turn the direction of writing, and what XML does not
/// allow, becomes U+FFFD.
char32_t printable(char32_t c);

/// Replaces each character of a text by its printable one. Line ends stay; ill-formed bytes become U+FFFD.
std::string printable_text(std::string_view text);

}  // namespace sator::base
