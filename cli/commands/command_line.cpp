// The only file that uses CLI11. It translates our options to CLI11's, and passes the values that CLI11 finds
// to each option's `store`.
#include "cli/commands/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <map>

#include "cli/commands/command_table.hpp"
#include "cli/commands/completion.hpp"
#include "cli/commands/help.hpp"
#include "cli/commands/man_page.hpp"
#include "sator/base/spelling_suggestion.hpp"

namespace sator::cli {

namespace {

/// A prefix for each value, because CLI11 would parse a value such as [ABC] as a list. Removed before
/// `store`.
constexpr char kGuard = '\x01';

std::string guarded(const std::string& argument) {
    if (!argument.starts_with('-') || argument == "-") return kGuard + argument;
    const std::size_t equals = argument.find('=');
    if (!argument.starts_with("--") || equals == std::string::npos) return argument;
    return argument.substr(0, equals + 1) + kGuard + argument.substr(equals + 1);
}

std::string unguarded(std::string argument) {
    std::erase(argument, kGuard);
    return argument;
}

/// Returns the arguments as CLI11 expects them: in reverse order, and with `kGuard` before all values after
/// "--".
std::vector<std::string> reversed_for_parser(const std::vector<std::string>& arguments) {
    std::vector<std::string> prepared;
    bool only_values = false;
    for (const std::string& argument : arguments) {
        prepared.push_back(only_values ? kGuard + argument : guarded(argument));
        only_values = only_values || argument == "--";
    }
    std::ranges::reverse(prepared);
    return prepared;
}

Diagnostic mistake(const Command& command, std::string message, std::string hint) {
    Diagnostic diagnostic = call_error(std::move(message), std::move(hint));
    diagnostic.file = "sator " + std::string(command.name);
    if (diagnostic.hint.empty()) diagnostic.hint = "see sator " + std::string(command.name) + " --help";
    return diagnostic;
}

/// Returns the error for an argument that no option accepts.
Diagnostic unexpected_argument(const Command& command, std::span<const Option> options,
                               const std::string& argument) {
    if (!argument.starts_with('-')) return mistake(command, "unexpected argument '" + argument + "'", "");
    std::vector<std::string> names;
    for (const Option& option : options) {
        if (!option.is_positional()) names.push_back(option.long_name());
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string near(spelling_suggestion(argument, known));
    if (!near.empty()) return mistake(command, "unknown option " + argument, "did you mean " + near + "?");
    const std::string hint = "put -- before an argument that begins with '-'";
    return mistake(command, "unknown option " + argument,
                   !argument.starts_with("--")
                       ? hint
                       : "see sator " + std::string(command.name) + " --help, or " + hint);
}

std::string without_dashes(const std::string& name) {
    return name.substr(std::min(name.find_first_not_of('-'), name.size()));
}

/// Returns the error for an option without its value, or for a flag with a value.
Diagnostic mismatch(const Command& command, std::span<const Option> options,
                    const CLI::ArgumentMismatch& error) {
    const std::string text = error.what();  // begins with the option's name, with or without its dashes
    const std::string named = without_dashes(text.substr(0, text.find_first_of(": ")));
    for (const Option& option : options) {
        const std::string name = option.long_name();
        if (option.is_positional() || without_dashes(name) != named) continue;
        const bool is_flag = option.takes == Option::Takes::Nothing;
        return mistake(command, name + (is_flag ? " takes no value" : " needs a value"),
                       is_flag ? "" : "write " + option.usage());
    }
    return mistake(command, unguarded(text), "");
}

CLI::Option* declare(CLI::App& app, const Option& option) {
    CLI::Option* added = nullptr;
    if (option.takes == Option::Takes::Nothing) {
        added = app.add_flag(option.name)->disable_flag_override();
    } else {
        added = app.add_option(option.name);
        if (option.takes == Option::Takes::Values) {
            added->expected(1, CLI::detail::expected_max_vector_size)->allow_extra_args();
        } else {
            const bool is_repeated = option.takes == Option::Takes::EachValue;
            added->expected(1)->multi_option_policy(is_repeated ? CLI::MultiOptionPolicy::TakeAll
                                                                : CLI::MultiOptionPolicy::TakeLast);
        }
    }
    return added;
}

/// Passes the values of an option to its `store`.
std::expected<void, Diagnostic> store(const Command& command, const Option& option, CLI::Option& parsed) {
    if (parsed.count() == 0) {
        if (!option.is_required) return {};
        return std::unexpected(mistake(
            command, option.usage() + " is missing",
            "write e.g. " + std::string(command.help.example.substr(0, command.help.example.find('\n')))));
    }
    std::vector<std::string> values = parsed.results();
    if (option.takes == Option::Takes::OneValue || option.takes == Option::Takes::Nothing)
        values = {values.back()};
    for (const std::string& value : values) {
        const auto stored = option.store(unguarded(value));
        if (!stored)
            return std::unexpected(
                mistake(command, option.long_name() + ": " + stored.error().message, stored.error().hint));
    }
    return {};
}

bool is_help(const std::string& argument) {
    return argument == "--help" || argument == "-h";
}

bool asks_for_help(const std::vector<std::string>& arguments) {
    const auto end = std::ranges::find(arguments, "--");
    return std::any_of(arguments.begin(), end, is_help);
}

ExitCode fail(Session& session, const Diagnostic& diagnostic) {
    session.report(diagnostic);
    return ExitCode::Wrong;
}

Diagnostic unknown_command(const std::string& name) {
    std::vector<std::string_view> known;
    for (const Command& command : command_table()) known.push_back(command.name);
    const std::string near(spelling_suggestion(name, known));
    std::error_code error;
    const bool is_file = near.empty() && std::filesystem::is_regular_file(name, error);
    return call_error("unknown command '" + name + "'",
                      is_file        ? "a command comes before a file, e.g. sator solve " + name
                      : near.empty() ? "see sator --help"
                                     : "did you mean " + near + "?");
}

/// Answers `sator --help` and `sator --help COMMAND`.
ExitCode show_help(const std::vector<std::string>& arguments, Session& session) {
    const Command* command = arguments.size() > 1 ? find_command(arguments[1]) : nullptr;
    if (arguments.size() > 1 && command == nullptr) return fail(session, unknown_command(arguments[1]));
    session.out.write(command == nullptr
                          ? general_help(session.help_columns())
                          : help_of(*command, std::span(arguments).subspan(2), session.help_columns()));
    return ExitCode::Found;
}

ExitCode run_program_option(const std::vector<std::string>& arguments, Session& session) {
    const std::string& option = arguments[0];
    if (is_help(option)) return show_help(arguments, session);
    if (option == "--version") {
        session.out.write(version_text() + "\n");
    } else if (option == "--man-page") {
        session.out.write(man_page());
    } else if (option == "--completion") {
        const CompletionShell* shell = arguments.size() == 2 ? find_completion_shell(arguments[1]) : nullptr;
        if (shell == nullptr)
            return fail(session, call_error("--completion needs the name of a shell",
                                            "write --completion bash, zsh or fish"));
        session.out.write(shell->script());
    } else {
        return fail(session,
                    call_error("unknown option " + option, "a command comes first; see sator --help"));
    }
    return ExitCode::Found;
}

}  // namespace

std::expected<void, Diagnostic> parse_options(const Command& command, std::span<const Option> options,
                                              const std::vector<std::string>& arguments) {
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    std::vector<CLI::Option*> parsed;
    for (const Option& option : options) parsed.push_back(declare(app, option));
    try {
        app.parse(reversed_for_parser(arguments));
    } catch (const CLI::ArgumentMismatch& error) {
        return std::unexpected(mismatch(command, options, error));
    } catch (const CLI::ParseError& error) {
        return std::unexpected(mistake(command, unguarded(error.what()), ""));
    }
    const std::vector<std::string> rest = app.remaining();
    for (const std::string& argument : rest) {
        if (argument != "--")
            return std::unexpected(unexpected_argument(command, options, unguarded(argument)));
    }
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (auto done = store(command, options[i], *parsed[i]); !done) return done;
    }
    return {};
}

ExitCode run_command_line(const std::vector<std::string>& arguments, Session& session) {
    if (arguments.empty()) {
        session.err.write(general_help(session.help_columns()));
        return ExitCode::Wrong;
    }
    if (arguments[0] == "help") return show_help(arguments, session);
    if (arguments[0].starts_with('-')) return run_program_option(arguments, session);
    const Command* command = find_command(arguments[0]);
    if (command == nullptr) return fail(session, unknown_command(arguments[0]));
    const std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
    if (asks_for_help(rest)) {
        session.out.write(help_of(*command, rest, session.help_columns()));
        return ExitCode::Found;
    }
    const Call call = command->prepare();
    if (const auto done = parse_options(*command, call.options, rest); !done)
        return fail(session, done.error());
    return call.run(session);
}

}  // namespace sator::cli
