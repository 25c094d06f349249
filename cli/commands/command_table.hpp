#pragma once

#include <span>

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// Returns all commands in the order of the help: those of the question table, then those that ask no question.
std::span<const Command> command_table();

/// Returns the command with this name, or null.
const Command* find_command(std::string_view name);

}  // namespace sator::cli
