#pragma once

#include <atomic>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Makes Ctrl-C and SIGTERM set the returned flag instead of ending the program, so that the program can
/// report what it knows. A second signal more than half a second later ends it. SIGPIPE is ignored (see
/// Output::error). The flag lives as long as the program.
std::atomic<bool>& watch_interrupts();

/// Makes a crash, e.g. a broken invariant or a memory fault, end the program with ExitCode::Bug and a message
/// that requests a report.
void install_crash_handlers();

}  // namespace sator::cli
