#pragma once

#include <string>
#include <string_view>

namespace sator {

/// A text as it stands in XML or HTML, between tags or in quotes, of characters as printable_text.hpp shows them.
std::string escape_xml(std::string_view text);

}  // namespace sator
