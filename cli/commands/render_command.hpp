#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator render`: draws puzzles, with or without their solutions.
Command render_command();

}  // namespace sator::cli
