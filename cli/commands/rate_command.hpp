#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator rate`: rates how hard each puzzle is for people.
Command rate_command();

}  // namespace sator::cli
