#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::cli {

/// Writes a file, replacing an existing one. The error names the file and the problem.
std::expected<void, Diagnostic> write_file(const std::string& path, std::string_view content);

/// Writes at the end of a file, which is made if there is none; on a line of its own.
std::expected<void, Diagnostic> append_to_file(const std::string& path, std::string_view content);

/// Returns the diagnostic for a file that cannot be written; `error` is an `errno`.
Diagnostic cannot_write(const std::string& path, int error);

}  // namespace sator::cli
