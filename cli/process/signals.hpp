#pragma once

#include <atomic>

namespace sator {

/// Ctrl-C and SIGTERM set the flag instead of ending the program, which then says what it knows; another one
/// half a second later ends it. A reader that goes away ends nothing (see Output::error). The flag lives as long as the program.
std::atomic<bool>& watch_interrupts();

/// A crash, be it a broken invariant or a fault of memory, ends the program with ExitCode::Bug and says what
/// to report.
void install_crash_handlers();

}  // namespace sator
