#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// Has librsvg's program rsvg-convert, found in the PATH, make a file out of SVG documents: "pdf", a page a
/// document, or "png", of the first one. The error says what to install where the program is missing, and
/// what it said where it failed.
std::optional<Diagnostic> convert_svgs(const std::vector<std::string>& documents, const std::string& format,
                                       const std::string& path);

}  // namespace sator
