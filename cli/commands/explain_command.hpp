#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator explain`: explains the whole solution, one deduction at a time.
Command explain_command();

}  // namespace sator::cli
