#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// Escapes a text for XML or HTML, in element content or in a quoted attribute. Characters are replaced as in
/// printable_text.hpp, e.g. control characters.
std::string escape_xml(std::string_view text);

}  // namespace sator::render
