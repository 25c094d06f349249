#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// Returns what `sator --version` prints, e.g. "sator 0.1.0".
std::string version_text();

/// Returns what `sator --help` prints.
std::string general_help();

/// Returns what `sator COMMAND --help` prints.
std::string help_of(const Command& command);

/// Returns e.g. "sator match [OPTION…] REGEX N".
std::string usage_of(const Command& command);

/// An option of the program itself, used instead of a command.
struct ProgramOption {
    std::string_view usage;  ///< "--completion bash"
    std::string_view help;
};
std::span<const ProgramOption> program_options();

/// The meaning of an exit code.
struct ExitMeaning {
    ExitCode code;
    std::string_view meaning;
};
std::span<const ExitMeaning> exit_meanings();

}  // namespace sator::cli
