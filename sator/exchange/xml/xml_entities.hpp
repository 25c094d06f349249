#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Appends a text with its entities resolved: the five of XML and numeric ones, e.g. &#233; and &#xE9;. Returns false if there
/// is another one, or a control character.
bool append_resolved(std::string_view raw, std::string& text);

}  // namespace sator::exchange
