#pragma once

#include <span>

#include "cli/commands/command.hpp"

namespace sator {

/// All commands, in the order in which help lists them.
std::span<const Command> command_table();

/// The command of that name, or null.
const Command* find_command(std::string_view name);

}  // namespace sator
