#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// Returns what `sator --version` prints, e.g. "sator 0.1.0".
std::string version_text();

/// Returns what `sator --help` prints, in lines of at most `columns`.
std::string general_help(std::size_t columns);

/// Returns what `sator COMMAND --help` prints, in lines of at most `columns`.
std::string help_of(const Command& command, std::size_t columns);
/// The same, or the help about what the arguments of the call name, e.g. a kind of puzzle.
std::string help_of(const Command& command, std::span<const std::string> arguments, std::size_t columns);

/// The options of a command with one heading.
struct OptionGroup {
    std::string_view heading;  ///< empty for positional arguments
    std::vector<Option> options;
};

/// Returns the options of a command as help lists them: its positional arguments, its own options, then those
/// that it shares with other commands.
std::vector<OptionGroup> option_groups(const Command& command);

/// Returns an option's names and value, e.g. "-o, --output OUT".
std::string names_of(const Option& option);

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
