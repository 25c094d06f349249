#include "cli/commands/help.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "cli/commands/command_table.hpp"
#include "cli/commands/help_layout.hpp"

namespace sator::cli {

namespace {

constexpr std::array<ProgramOption, 4> kProgramOptions = {{
    {"--help [COMMAND]", "print this text, or the help of a command"},
    {"--version", "print the version"},
    {"--man-page", "print the manual page, for man"},
    {"--completion SHELL", "print a completion script for the shell: bash, zsh or fish"},
}};

constexpr std::array<ExitMeaning, 5> kExitMeanings = {{
    {ExitCode::Found, "success, e.g. there is a solution"},
    {ExitCode::None, "a negative answer, e.g. there is no solution"},
    {ExitCode::Wrong, "the input or the call is wrong"},
    {ExitCode::Stopped, "a time limit, memory limit or signal prevented a full answer"},
    {ExitCode::Bug, "a bug in Sator"},
}};

/// The heading of a command's own options.
constexpr std::string_view kOwnOptions = "options";

std::string option_rows(std::span<const OptionGroup> groups, const HelpLayout& layout) {
    std::string out;
    for (const OptionGroup& group : groups) {
        if (!group.heading.empty()) out += fmt::format("\n{}:\n", group.heading);
        for (const Option& option : group.options) out += layout.row(names_of(option), option.help);
    }
    return out;
}

}  // namespace

std::string version_text() {
    return "sator " SATOR_VERSION;
}

std::span<const ProgramOption> program_options() {
    return kProgramOptions;
}

std::span<const ExitMeaning> exit_meanings() {
    return kExitMeanings;
}

std::string names_of(const Option& option) {
    const bool has_short = option.long_name() != option.name;
    return (has_short ? option.name.substr(0, option.name.rfind(',')) + ", " : "") + option.usage();
}

std::string usage_of(const Command& command) {
    std::string out = fmt::format("sator {} [OPTION…]", command.name);
    for (const Option& option : command.prepare().options) {
        if (!option.is_positional()) continue;
        out += option.is_required ? " " + option.usage() : " [" + option.usage() + "]";
    }
    return out;
}

std::vector<OptionGroup> option_groups(const Command& command) {
    std::vector<OptionGroup> groups = {{"", {}}, {kOwnOptions, {}}};
    for (Option& option : command.prepare().options) {
        const std::string_view heading = option.is_positional()   ? ""
                                         : option.heading.empty() ? kOwnOptions
                                                                  : option.heading;
        auto group = std::ranges::find(groups, heading, &OptionGroup::heading);
        if (group == groups.end()) group = groups.insert(group, {heading, {}});
        group->options.push_back(std::move(option));
    }
    std::erase_if(groups, [](const OptionGroup& group) { return group.options.empty(); });
    return groups;
}

std::string general_help(std::size_t columns) {
    const HelpLayout layout(columns);
    std::string out = "usage: sator COMMAND [OPTION…] [ARGUMENT…]\n\n";
    out += layout.paragraphs(
        "Solves, proves, counts, explains and draws grid puzzles made of letters and numbers.");
    out += "\ncommands:\n";
    for (const Command& command : command_table()) out += layout.row(command.name, command.help.summary);
    out += "\noptions:\n";
    for (const ProgramOption& option : program_options()) out += layout.row(option.usage, option.help);
    out += "\nexit status:\n";
    for (const ExitMeaning& exit : exit_meanings()) {
        out += layout.row(fmt::format("{}", static_cast<int>(exit.code)), exit.meaning);
    }
    out += "\nexamples:\n";
    for (const Command& command : command_table()) {
        out += layout.calls(command.help.example.substr(0, command.help.example.find('\n')));
    }
    return out;
}

std::string help_of(const Command& command, std::size_t columns) {
    const HelpLayout layout(columns);
    std::string out =
        fmt::format("usage: {}\n\n{}", usage_of(command), layout.paragraphs(command.help.summary));
    if (!command.help.description.empty()) out += "\n" + layout.paragraphs(command.help.description);
    const std::vector<OptionGroup> groups = option_groups(command);
    if (!groups.empty() && groups.front().heading.empty()) out += "\n";
    out += option_rows(groups, layout);
    out += "\nexample:\n" + layout.calls(command.help.example);
    return command.sections == nullptr ? out : out + command.sections(columns);
}

std::string help_of(const Command& command, std::span<const std::string> arguments, std::size_t columns) {
    std::string about = command.help_about == nullptr ? "" : command.help_about(arguments, columns);
    return about.empty() ? help_of(command, columns) : about;
}

}  // namespace sator::cli
