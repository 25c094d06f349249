#include "cli/commands/man_page.hpp"

#include <fmt/format.h>

#include "cli/commands/command_table.hpp"
#include "cli/commands/help.hpp"

namespace sator::cli {

namespace {

/// Escapes a text for troff, in which backslashes, hyphens, and a dot or quote at the start of a line are
/// commands.
std::string escaped(std::string_view text) {
    std::string out;
    bool at_line_start = true;
    for (const char c : text) {
        if (at_line_start && (c == '.' || c == '\'')) out += "\\&";
        at_line_start = c == '\n';
        switch (c) {
            case '\\':
                out += "\\e";
                break;
            case '-':
                out += "\\-";
                break;
            case '\'':
                out += "\\(aq";
                break;
            case '^':
                out += "\\(ha";
                break;
            case '`':
                out += "\\(ga";
                break;
            case '~':
                out += "\\(ti";
                break;
            default:
                out += c;
        }
    }
    return out;
}

std::string item(std::string_view name, std::string_view text) {
    return fmt::format(".TP\n.B {}\n{}\n", escaped(name), escaped(text));
}

/// Converts paragraphs, which are separated by empty lines.
std::string paragraphs(std::string_view text) {
    std::string out = escaped(text);
    for (std::size_t at = 0; (at = out.find("\n\n", at)) != std::string::npos;) out.replace(at, 2, "\n.PP\n");
    return out + "\n";
}

std::string example(std::string_view lines) {
    return fmt::format(".PP\n.nf\n.RS\n{}\n.RE\n.fi\n", escaped(lines));
}

std::string section(const Command& command) {
    std::string out = fmt::format(".SS {}\n", escaped(usage_of(command)));
    out += paragraphs(command.help.summary);
    if (!command.help.description.empty()) out += ".PP\n" + paragraphs(command.help.description);
    for (const OptionGroup& group : option_groups(command)) {
        if (!group.heading.empty()) out += fmt::format(".PP\n{}:\n", escaped(group.heading));
        for (const Option& option : group.options) out += item(names_of(option), option.help);
    }
    return out + example(command.help.example);
}

}  // namespace

std::string man_page() {
    std::string out = fmt::format(".TH SATOR 1 \"\" \"{}\" \"User Commands\"\n", version_text());
    out += ".SH NAME\nsator \\- solve, prove, count and explain grid puzzles of letters and numbers\n";
    out += ".SH SYNOPSIS\n.B sator\n.I COMMAND\n[\\fIOPTION\\fR...] [\\fIARGUMENT\\fR...]\n";
    for (const ProgramOption& option : program_options()) {
        out += fmt::format(".br\n.B sator {}\n", escaped(option.usage));
    }
    out += ".SH COMMANDS\n";
    for (const Command& command : command_table()) out += section(command);
    out += ".SH EXIT STATUS\n";
    for (const ExitMeaning& exit : exit_meanings()) {
        out += item(fmt::format("{}", static_cast<int>(exit.code)), exit.meaning);
    }
    return out;
}

}  // namespace sator::cli
