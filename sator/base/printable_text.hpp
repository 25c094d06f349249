#pragma once

#include <string>
#include <string_view>

namespace sator {

/// A character as it may be shown wherever texts are: control characters, which steer terminals, become their
/// pictures (U+2400 and on); what would turn the direction of writing, and what XML has no place for, becomes
/// U+FFFD.
char32_t printable(char32_t c);

/// A text of such characters; ends of lines stay. What is no UTF-8 becomes U+FFFD.
std::string printable_text(std::string_view text);

}  // namespace sator
