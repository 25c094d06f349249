#pragma once

#include <string>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Returns the manual page sator(1) in the macros of man(7), made from the command table.
std::string man_page();

}  // namespace sator::cli
