#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/commands/command.hpp"

namespace sator {

/// The version, as `sator --version` prints it: "sator 0.1.0".
std::string version_text();

/// What `sator --help` prints.
std::string general_help();

/// What `sator COMMAND --help` prints.
std::string help_of(const Command& command);

/// "sator match [OPTION…] REGEX N"
std::string usage_of(const Command& command);

/// An option of the program itself, given in place of a command.
struct ProgramOption {
    std::string_view usage;  ///< "--completion bash"
    std::string_view help;
};
std::span<const ProgramOption> program_options();

/// What each exit code means, for people.
struct ExitMeaning {
    ExitCode code;
    std::string_view meaning;
};
std::span<const ExitMeaning> exit_meanings();

}  // namespace sator
