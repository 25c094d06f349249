#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Breaks a paragraph at blanks into lines of at most `columns` terminal columns; a longer word has a line of
/// its own. The first line begins at column `at`, further lines are indented to `indent`.
std::string wrapped_text(std::string_view text, std::size_t columns, std::size_t at = 0,
                         std::size_t indent = 0);

}  // namespace sator::cli
