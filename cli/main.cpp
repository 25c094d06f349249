#include <unistd.h>

#include <cerrno>
#include <new>
#include <string>
#include <system_error>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/commands/command_line.hpp"
#include "cli/process/hard_limit.hpp"
#include "cli/process/memory_in_use.hpp"
#include "cli/process/signals.hpp"
#include "cli/process/terminal_width.hpp"

namespace {

using namespace sator;
using namespace sator::cli;

/// Flushes the outputs and returns the exit code for the shell.
ExitCode finish(Session& session, ExitCode code) {
    session.hard_limit->cancel_deadline();
    session.out.flush();
    const int error = session.out.error();
    if (error == 0) return code;
    if (error == EPIPE) return ExitCode::Stopped;
    session.report(call_error("cannot write the answer: " + std::generic_category().message(error), ""));
    return ExitCode::Wrong;
}

}  // namespace

int main(int argc, char** argv) {
    install_crash_handlers();
    FileOutput out(STDOUT_FILENO);
    FileOutput err(STDERR_FILENO);
    const std::atomic<bool>& interrupted = watch_interrupts();
    HardLimit hard_limit(out, err, interrupted);
    Session session{.out = out,
                    .err = err,
                    .out_is_terminal = ::isatty(STDOUT_FILENO) != 0,
                    .err_is_terminal = ::isatty(STDERR_FILENO) != 0,
                    .in_is_terminal = ::isatty(STDIN_FILENO) != 0,
                    .interrupted = &interrupted,
                    .memory_used = memory_in_use(),
                    .hard_limit = &hard_limit,
                    .columns = terminal_columns(STDOUT_FILENO)};
    try {
        const ExitCode code = run_command_line({argv + 1, argv + argc}, session);
        return static_cast<int>(finish(session, code));
    } catch (const std::bad_alloc&) {
        session.report(
            call_error("there is not enough memory", "set a --memory-limit below the free memory"));
        return static_cast<int>(ExitCode::Stopped);
    }
}
