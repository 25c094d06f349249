#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/process/exit_code.hpp"
#include "cli/process/option.hpp"
#include "cli/process/session.hpp"

namespace sator {

/// A command's options, and what runs once their values are stored. `run` keeps alive what the options store
/// into.
struct Call {
    std::vector<Option> options;
    std::function<ExitCode(Session&)> run;
};

/// A call of a class with `options()` and `run(Session&)`.
template <typename CommandCall>
Call prepare_call() {
    const auto call = std::make_shared<CommandCall>();
    return Call{call->options(), [call](Session& session) { return call->run(session); }};
}

/// A row of the command table: all that help, man page and completion know of a command.
struct Command {
    std::string_view name;
    std::string_view summary;      ///< one sentence, as a list shows it
    std::string_view description;  ///< further paragraphs, separated by empty lines; may be empty
    std::string_view example;      ///< one call and more, a line each
    Call (*prepare)();
};

}  // namespace sator
