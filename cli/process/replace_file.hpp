#pragma once

#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Replaces a file's content atomically: readers find the old content or the new one, never a part, even if several programs replace it
/// at once or the machine fails. Returns 0 or an `errno`; then the old content is unchanged.
int replace_file(const std::string& path, std::string_view text);

}  // namespace sator::cli
