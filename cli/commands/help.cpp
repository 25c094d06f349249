#include "cli/commands/help.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/commands/command_table.hpp"
#include "sator/base/utf8.hpp"

namespace sator::cli {

namespace {

constexpr std::array<ProgramOption, 4> kProgramOptions = {{
    {"--help", "print this text, or the help of the command before it"},
    {"--version", "print the version"},
    {"--man-page", "print the manual page, for man"},
    {"--completion bash", "print a completion script for the shell"},
}};

constexpr std::array<ExitMeaning, 5> kExitMeanings = {{
    {ExitCode::Found, "success, e.g. there is a solution"},
    {ExitCode::None, "a negative answer, e.g. there is no solution"},
    {ExitCode::Wrong, "the input or the call is wrong"},
    {ExitCode::Stopped, "a time limit, memory limit or signal prevented a full answer"},
    {ExitCode::Bug, "a bug in Sator"},
}};

/// The start of the second column, unless the first is longer.
constexpr std::size_t kColumn = 26;
/// The maximum width of a line.
constexpr std::size_t kWidth = 100;

std::size_t width_of(std::string_view text) {
    return to_code_points(text).size();
}

/// Wraps a text. Its first line begins at column `at`, further lines are indented to `indent`.
std::string wrapped(std::string_view text, std::size_t at, std::size_t indent) {
    std::string out;
    std::size_t column = at;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (column > at || column > indent) {
            const bool fits = column + 1 + width_of(word) <= kWidth;
            out += fits ? " " : "\n" + std::string(indent, ' ');
            column = fits ? column + 1 : indent;
        }
        out += word;
        column += width_of(word);
        at = indent;
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return out + "\n";
}

/// Returns "  name      text" with the text in the second column.
std::string row(std::string_view name, std::string_view text) {
    std::string out = "  " + std::string(name);
    const std::size_t column = 2 + width_of(name);
    const bool fits = column + 2 <= kColumn;
    out += fits ? std::string(kColumn - column, ' ') : "\n" + std::string(kColumn, ' ');
    return out + wrapped(text, kColumn, kColumn);
}

std::string indented(std::string_view lines) {
    std::string out;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        out += fmt::format("  {}\n", lines.substr(0, end));
        lines.remove_prefix(std::min(lines.size(), end + 1));
    }
    return out;
}

std::string option_rows(std::span<const Option> options, bool positional) {
    std::string out;
    for (const Option& option : options) {
        if (option.is_positional() != positional) continue;
        const bool has_short = option.long_name() != option.name;
        const std::string shorts = has_short ? option.name.substr(0, option.name.rfind(',')) + ", " : "";
        out += row(shorts + option.usage(), option.help);
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

std::string usage_of(const Command& command) {
    std::string out = fmt::format("sator {} [OPTION…]", command.name);
    for (const Option& option : command.prepare().options) {
        if (option.is_positional()) out += " " + option.usage();
    }
    return out;
}

std::string general_help() {
    std::string out = "usage: sator COMMAND [OPTION…] [ARGUMENT…]\n\n";
    out +=
        "Solves, proves, counts, explains and draws grid puzzles made of letters and numbers.\n\ncommands:\n";
    for (const Command& command : command_table()) out += row(command.name, command.summary);
    out += "\noptions:\n";
    for (const ProgramOption& option : program_options()) out += row(option.usage, option.help);
    out += "\nexit status:\n";
    for (const ExitMeaning& exit : exit_meanings()) {
        out += row(fmt::format("{}", static_cast<int>(exit.code)), exit.meaning);
    }
    out += "\nexamples:\n";
    for (const Command& command : command_table()) {
        out += indented(command.example.substr(0, command.example.find('\n')));
    }
    return out;
}

std::string help_of(const Command& command) {
    const Call call = command.prepare();
    std::string out = fmt::format("usage: {}\n\n{}\n\n", usage_of(command), command.summary);
    if (!command.description.empty()) out += fmt::format("{}\n\n", command.description);
    out += option_rows(call.options, true);
    const std::string options = option_rows(call.options, false);
    if (!options.empty()) out += "\noptions:\n" + options;
    return out + "\nexample:\n" + indented(command.example);
}

}  // namespace sator::cli
