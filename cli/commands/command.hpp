#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/tables/question_table.hpp"
#include "sator/base/exit_code.hpp"

namespace sator::cli {

/// A command's options, and the function that runs after their values are stored. `run` owns the object in
/// which the options store their values.
struct Call {
    std::vector<Option> options;
    std::function<ExitCode(Session&)> run;
};

/// Makes a Call of a class with `options()` and `run(Session&)`.
template <typename CommandCall>
Call prepare_call() {
    const auto call = std::make_shared<CommandCall>();
    return Call{call->options(), [call](Session& session) { return call->run(session); }};
}

/// What the program adds to a question of sator/ask: its options, and how its answers are told.
struct Panel {
    std::string_view question;  ///< its name in the question table, which is that of the command
    Call (*prepare)();
    /// Returns further sections of its help, which are made from tables. May be null.
    std::string (*sections)(std::size_t columns) = nullptr;
    /// Returns the help about what these arguments name, e.g. a kind of puzzle, or an empty text if they name nothing. May be null.
    std::string (*help_about)(std::span<const std::string> arguments, std::size_t columns) = nullptr;
};

/// A command of the program. Help, man page and completion are made from it.
struct Command {
    std::string_view name;
    ask::CommandHelp help;
    Call (*prepare)();
    std::string (*sections)(std::size_t columns) = nullptr;  ///< as in Panel
    std::string (*help_about)(std::span<const std::string> arguments,
                              std::size_t columns) = nullptr;  ///< as in Panel
};

}  // namespace sator::cli
