#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator match REGEX N`: lists the strings of length N that a clue matches.
Command match_command();

}  // namespace sator::cli
