#pragma once

#include <string>
#include <string_view>

namespace sator {

/// A text as it stands in XML or HTML, between tags or in quotes, of characters as shown_text.hpp shows them.
std::string escaped(std::string_view text);

}  // namespace sator
