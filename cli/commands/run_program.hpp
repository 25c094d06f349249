#pragma once

#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/commands/command_line.hpp"

namespace sator::cli {

/// The output and exit code of a call of the program, for tests.
struct ProgramRun {
    ExitCode code;
    std::string out, err;
};

/// Runs the program in this process. No output is a terminal.
inline ProgramRun run(const std::vector<std::string>& arguments,
                      const std::atomic<bool>* interrupted = nullptr) {
    TextOutput out, err;
    Session session{.out = out, .err = err, .interrupted = interrupted};
    const ExitCode code = run_command_line(arguments, session);
    return {code, out.text(), err.text()};
}

}  // namespace sator::cli
