#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// Parses `arguments` (those after the command's name) and passes their values to the options' `store`.
std::expected<void, Diagnostic> parse_options(const Command& command, std::span<const Option> options,
                                              const std::vector<std::string>& arguments);

/// Runs the program. `arguments` are those of the process without its own name.
ExitCode run_command_line(const std::vector<std::string>& arguments, Session& session);

}  // namespace sator::cli
