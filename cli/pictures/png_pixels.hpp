#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Whether a file's content begins as a PNG does.
bool is_png(std::string_view file);

/// Returns the picture of a PNG in grey levels, on white, as a PGM file (P5). Returns nullopt if the PNG is damaged or has more than
/// 200 pixels in a row or column.
std::optional<std::string> pgm_of_png(std::string_view file);

}  // namespace sator::cli
