#pragma once

#include <expected>
#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"

namespace sator::cli {

/// Returns the content of a file, or of standard input for "-". The error names the file, the problem, and
/// the file that was probably meant, if there is one. If `watch` ends the work, the result is meaningless.
std::expected<std::string, Diagnostic> read_file(const std::string& path, LimitWatch& watch);
inline std::expected<std::string, Diagnostic> read_file(const std::string& path) {
    LimitWatch unlimited;
    return read_file(path, unlimited);
}

}  // namespace sator::cli
