#pragma once

#include <optional>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// Returns the first place where a text is not UTF-8, or nullopt if it is. The caller adds file and excerpt.
std::optional<Diagnostic> encoding_error(std::string_view text);

/// Returns the first control character of a text in UTF-8, or nullopt if it has none. Ends of lines and pages
/// and tabs are allowed. The caller adds file and excerpt.
std::optional<Diagnostic> control_character_error(std::string_view text);

}  // namespace sator::base
