#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator create`: makes puzzles.
Command create_command();

}  // namespace sator::cli
