#include "cli/commands/completion.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "cli/commands/command_table.hpp"
#include "cli/commands/help.hpp"

namespace sator::cli {

namespace {

/// Returns a case for each option with choices, e.g. "        regex:--show) words='ast nfa' ;;".
std::string choice_cases(const Command& command) {
    std::string out;
    for (const Option& option : command.prepare().options) {
        if (option.choices.empty() || option.is_positional()) continue;
        out += fmt::format("        {}:{}) words='{}' ;;\n", command.name, option.long_name(),
                           fmt::join(option.choices, " "));
    }
    return out;
}

/// Returns the case that offers a command's options if the word begins with a dash.
std::string option_case(const Command& command) {
    std::vector<std::string> names = {"--help"};
    for (const Option& option : command.prepare().options) {
        if (!option.is_positional()) names.push_back(option.long_name());
    }
    return fmt::format("        {}:*) [[ $word == -* ]] && words='{}' ;;\n", command.name,
                       fmt::join(names, " "));
}

}  // namespace

std::string bash_completion() {
    std::vector<std::string_view> first;
    std::string cases;
    for (const Command& command : command_table()) {
        first.push_back(command.name);
        cases += choice_cases(command) + option_case(command);
    }
    for (const ProgramOption& option : program_options())
        first.push_back(option.usage.substr(0, option.usage.find(' ')));
    return fmt::format(R"(# Completion of sator for bash.
_sator() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} words=
    COMPREPLY=()
    case $COMP_CWORD:${{COMP_WORDS[1]}}:${{COMP_WORDS[COMP_CWORD - 1]}} in
        1:*) words='{}' ;;
        *:--completion:*) words=bash ;;
    esac
    [[ -n $words ]] || case ${{COMP_WORDS[1]}}:${{COMP_WORDS[COMP_CWORD - 1]}} in
{}    esac
    [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}}
complete -o default -F _sator sator
)",
                       fmt::join(first, " "), cases);
}

}  // namespace sator::cli
