#pragma once

#include <expected>
#include <string>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// All of a file, or, for "-", of standard input. The error names the file, says what is wrong with it, and
/// where another file was probably meant, names that.
std::expected<std::string, Diagnostic> read_file(const std::string& path);

}  // namespace sator
