#pragma once

#include <optional>
#include <string_view>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// Where a text is not UTF-8; nothing where it is. Without a file and an excerpt.
std::optional<Diagnostic> encoding_error(std::string_view text);

/// Where a text in UTF-8 holds a control character that neither ends lines nor pages nor stands for blanks;
/// nothing where it holds none. Without a file and an excerpt.
std::optional<Diagnostic> control_character_error(std::string_view text);

}  // namespace sator
