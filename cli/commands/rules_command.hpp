#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator rules`: lists the rules for puzzles, or explains one with its example solved.
Command rules_command();

}  // namespace sator::cli
