#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator solve`: finds each puzzle's solutions and reports whether there is exactly one.
Command solve_command();

}  // namespace sator::cli
