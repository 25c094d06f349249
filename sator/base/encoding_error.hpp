#pragma once

#include <optional>
#include <string_view>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// Where a text is not UTF-8; nothing where it is. Without a file and an excerpt.
std::optional<Diagnostic> encoding_error(std::string_view text);

}  // namespace sator
