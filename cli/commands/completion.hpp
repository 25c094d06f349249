#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"

namespace sator::cli {

/// A shell for which `sator --completion SHELL` prints a script. The scripts are made from the command table.
/// They complete commands, options, the values of options, names such as those of rules, and file names.
struct CompletionShell {
    std::string_view name;
    std::string (*script)();
};
std::span<const CompletionShell> completion_shells();
const CompletionShell* find_completion_shell(std::string_view name);
std::vector<std::string_view> shell_names();

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

/// Returns the words that complete the value of an option or argument; empty if any value is possible.
std::vector<std::string> completed_words(const Option& option);
/// Whether a file name completes the value of an option or argument.
bool takes_file(const Option& option);

}  // namespace sator::cli
