// Makes a script for zsh's completion system: a list of commands, then a call of _arguments for each command.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "cli/commands/command_table.hpp"
#include "cli/commands/completion.hpp"
#include "cli/commands/help.hpp"

namespace sator::cli {

namespace {

/// Quotes a text for the shell.
std::string zsh_quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

/// Returns a text without the characters that end a part of a specification.
std::string plain(std::string_view text) {
    std::string out(text);
    std::ranges::replace(out, '[', '(');
    std::ranges::replace(out, ']', ')');
    std::erase(out, '\\');
    return out;
}

/// Returns a text with its colons escaped.
std::string without_colons(std::string_view text) {
    std::string out;
    for (const char c : text) out += c == ':' ? std::string("\\:") : std::string(1, c);
    return out;
}

/// Returns e.g. ":auto|light|dark:(auto light dark)", ":FILE:_files" or ":N: ".
std::string value_part(const Option& option) {
    const std::vector<std::string> words = completed_words(option);
    const std::string action = !words.empty()       ? fmt::format("({})", fmt::join(words, " "))
                               : takes_file(option) ? "_files"
                                                    : " ";
    return fmt::format(":{}:{}", without_colons(option.is_positional() ? option.name : option.value), action);
}

/// Returns the specifications of an option, one for each of its names.
std::string specification(const Option& option) {
    const bool is_repeated =
        option.takes == Option::Takes::Values || option.takes == Option::Takes::EachValue;
    if (option.is_positional())
        return " \\\n            " + zsh_quoted((is_repeated ? "*" : "") + value_part(option));
    std::string out, names = option.name;
    while (!names.empty()) {
        const std::string name = names.substr(0, names.find(','));
        names.erase(0, name.size() + 1);
        const std::string text = (is_repeated ? "*" : "") + name + "[" + plain(option.help) + "]";
        out += " \\\n            " +
               zsh_quoted(text + (option.takes == Option::Takes::Nothing ? "" : value_part(option)));
    }
    return out;
}

std::string command_case(const Command& command) {
    std::string out = fmt::format("        {}) _arguments", command.name);
    for (const OptionGroup& group : option_groups(command)) {
        for (const Option& option : group.options) out += specification(option);
    }
    return out + " \\\n            '--help[print the help of this command]' ;;\n";
}

}  // namespace

std::string zsh_completion() {
    std::string first, cases;
    for (const Command& command : command_table()) {
        first += "            " +
                 zsh_quoted(fmt::format("{}:{}", command.name, without_colons(command.help.summary))) + "\n";
        cases += command_case(command);
    }
    for (const ProgramOption& option : program_options()) {
        const std::string_view name = option.usage.substr(0, option.usage.find(' '));
        first += "            " + zsh_quoted(fmt::format("{}:{}", name, without_colons(option.help))) + "\n";
    }
    return fmt::format(R"(#compdef sator
# Completion of sator for zsh.
_sator() {{
    if (( CURRENT == 2 )); then
        local -a first=(
{}        )
        _describe -t commands command first
        return
    fi
    local command=$words[2]
    (( CURRENT-- ))
    shift words
    case $command in
        --completion) compadd {} ;;
{}    esac
}}
_sator "$@"
)",
                       first, fmt::join(shell_names(), " "), cases);
}

}  // namespace sator::cli
