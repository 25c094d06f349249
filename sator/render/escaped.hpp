#pragma once

#include <string>
#include <string_view>

namespace sator {

/// A text as it stands in XML or HTML, between tags or in quotes. What is no UTF-8, what XML has no place
/// for, and what would turn the direction of writing becomes U+FFFD; control characters become their pictures
/// (U+2400 and on).
std::string escaped(std::string_view text);

}  // namespace sator
