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

/// A row of the command table. Help, man page and completion are made from it.
struct Command {
    std::string_view name;
    std::string_view summary;      ///< one sentence for the list of commands
    std::string_view description;  ///< further paragraphs, separated by empty lines; may be empty
    std::string_view example;      ///< one or more calls, one per line
    Call (*prepare)();
    /// Returns further sections of its help, which are made from tables. May be null.
    std::string (*sections)(std::size_t columns) = nullptr;
    /// Returns the help about what these arguments name, e.g. a kind of puzzle, or an empty text if they name nothing. May be null.
    std::string (*help_about)(std::span<const std::string> arguments, std::size_t columns) = nullptr;
};

}  // namespace sator::cli
