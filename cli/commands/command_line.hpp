#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/commands/command.hpp"

namespace sator {

/// Hands the values in `arguments` (what follows the command's name) to the options' `store`. The mistake,
/// where there is one.
std::optional<Diagnostic> parse_options(const Command& command, std::span<const Option> options,
                                        const std::vector<std::string>& arguments);

/// Runs the program: `arguments` are those of the process, its own name apart.
ExitCode run_command_line(const std::vector<std::string>& arguments, Session& session);

}  // namespace sator
