#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator check`: reports whether each puzzle is well made, and otherwise what is wrong and how to repair it.
Command check_command();

}  // namespace sator::cli
