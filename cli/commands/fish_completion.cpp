// Makes a script for fish: a `complete` command for each command and each of its options.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "cli/commands/command_table.hpp"
#include "cli/commands/completion.hpp"
#include "cli/commands/help.hpp"

namespace sator::cli {

namespace {

/// Quotes a text for the shell.
std::string fish_quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text) out += c == '\'' || c == '\\' ? std::string{'\\', c} : std::string(1, c);
    return out + "'";
}

/// Returns the flag that offers the words of a value, if they are known.
std::string word_flag(const Option& option) {
    const std::vector<std::string> words = completed_words(option);
    return words.empty() ? "" : " -a " + fish_quoted(fmt::format("{}", fmt::join(words, " ")));
}

/// Returns the flags for the value of an option.
std::string value_flags(const Option& option) {
    if (option.takes == Option::Takes::Nothing) return "";
    return takes_file(option) ? " -r -F" : " -x" + word_flag(option);
}

/// Returns the flags for an option's names, e.g. " -s o -l output".
std::string name_flags(const Option& option) {
    std::string out;
    if (option.name.find(',') != std::string::npos) out += fmt::format(" -s {}", option.name.substr(1, 1));
    return out + fmt::format(" -l {}", option.long_name().substr(2));
}

std::string command_lines(const Command& command) {
    const std::string condition =
        fmt::format("complete -c sator -n '__fish_seen_subcommand_from {}'", command.name);
    std::string out = fmt::format("complete -c sator -n __fish_use_subcommand -a {} -d {}\n", command.name,
                                  fish_quoted(command.help.summary));
    for (const OptionGroup& group : option_groups(command)) {
        for (const Option& option : group.options) {
            if (!option.is_positional()) {
                out += condition + name_flags(option) + value_flags(option) + " -d " +
                       fish_quoted(option.help) + "\n";
            } else if (const std::string offered = takes_file(option) ? " -F" : word_flag(option);
                       !offered.empty()) {
                out += condition + offered + "\n";
            }
        }
    }
    return out + condition + " -l help -d 'print the help of this command'\n";
}

}  // namespace

std::string fish_completion() {
    std::string out = "# Completion of sator for fish.\ncomplete -c sator -f\n";
    for (const ProgramOption& option : program_options()) {
        const std::string_view name = option.usage.substr(2, option.usage.find(' ') - 2);
        const std::string shells =
            name == "completion" ? fmt::format(" -x -a '{}'", fmt::join(shell_names(), " ")) : "";
        out += fmt::format("complete -c sator -n __fish_use_subcommand -l {}{} -d {}\n", name, shells,
                           fish_quoted(option.help));
    }
    for (const Command& command : command_table()) out += command_lines(command);
    return out;
}

}  // namespace sator::cli
