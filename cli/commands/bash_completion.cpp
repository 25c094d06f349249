#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "cli/commands/command_table.hpp"
#include "cli/commands/completion.hpp"
#include "cli/commands/help.hpp"

namespace sator::cli {

namespace {

/// Returns a case for each option whose values are known, e.g. "        regex:--show) words='ast nfa' ;;".
std::string value_cases(const Command& command) {
    std::string out;
    for (const Option& option : command.prepare().options) {
        const std::vector<std::string> words = completed_words(option);
        if (words.empty() || option.is_positional()) continue;
        out += fmt::format("        {}:{}) words='{}' ;;\n", command.name, option.long_name(),
                           fmt::join(words, " "));
    }
    return out;
}

/// Returns the case that offers a command's options if the word begins with a dash, and otherwise the names
/// that its argument may have.
std::string argument_case(const Command& command) {
    std::vector<std::string> options = {"--help"}, names;
    for (const Option& option : command.prepare().options) {
        if (!option.is_positional()) options.push_back(option.long_name());
        if (option.is_positional()) names = completed_words(option);
    }
    return fmt::format("        {}:*) words='{}'; [[ $word != -* ]] || words='{}' ;;\n", command.name,
                       fmt::join(names, " "), fmt::join(options, " "));
}

}  // namespace

std::string bash_completion() {
    std::vector<std::string_view> first, commands;
    std::string cases;
    for (const Command& command : command_table()) {
        commands.push_back(command.name);
        cases += value_cases(command) + argument_case(command);
    }
    first = commands;
    for (const ProgramOption& option : program_options())
        first.push_back(option.usage.substr(0, option.usage.find(' ')));
    return fmt::format(R"(# Completion of sator for bash.
_sator() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} words=
    COMPREPLY=()
    case $COMP_CWORD:${{COMP_WORDS[1]}}:${{COMP_WORDS[COMP_CWORD - 1]}} in
        1:*) words='{}' ;;
        2:--help:*) words='{}' ;;
        *:--completion:*) words='{}' ;;
    esac
    [[ -n $words ]] || case ${{COMP_WORDS[1]}}:${{COMP_WORDS[COMP_CWORD - 1]}} in
{}    esac
    [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}}
complete -o default -F _sator sator
)",
                       fmt::join(first, " "), fmt::join(commands, " "), fmt::join(shell_names(), " "), cases);
}

}  // namespace sator::cli
