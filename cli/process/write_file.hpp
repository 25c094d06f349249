#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// Writes a file, over one of that name. The error names the file and says what is wrong with it.
std::optional<Diagnostic> write_file(const std::string& path, std::string_view content);

/// Says that a file cannot be written; `error`: an `errno`.
Diagnostic cannot_write(const std::string& path, int error);

}  // namespace sator
