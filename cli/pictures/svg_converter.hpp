#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::cli {

/// Converts SVG documents with librsvg's program rsvg-convert, found in the PATH: to "pdf" with one page per
/// document, or to "png" from the first document. The error says what to install if the program is missing,
/// or its message if it failed.
std::expected<void, Diagnostic> convert_svgs(const std::vector<std::string>& documents,
                                             const std::string& format, const std::string& path);

}  // namespace sator::cli
