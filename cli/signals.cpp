#include "cli/signals.hpp"

#include <unistd.h>

#include <array>
#include <csignal>
#include <cstddef>
#include <string_view>

#include "cli/exit_code.hpp"

namespace sator {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

/// For the handlers: a crash may be an overflow of the stack itself.
constexpr std::size_t kHandlerStackBytes = 64 * 1024;
std::array<std::byte, kHandlerStackBytes> handler_stack;

void interrupt(int) {
    interrupted.store(true, std::memory_order_relaxed);
}

void report_bug(int) {
    constexpr std::string_view kText =
        "This is a bug in Sator, not in your puzzle. Please report it, with\n"
        "  - what was printed above, and what `sator --version` prints\n"
        "  - the command line, and the files it names\n";
    // Nothing more can be done where this fails.
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kText.data(), kText.size());
    ::_exit(static_cast<int>(ExitCode::Bug));
}

void handle(int signal, void (*handler)(int), int flags) {
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    ::sigaction(signal, &action, nullptr);
}

}  // namespace

std::atomic<bool>& watch_interrupts() {
    handle(SIGINT, interrupt, static_cast<int>(SA_RESETHAND));
    handle(SIGTERM, interrupt, static_cast<int>(SA_RESETHAND));
    handle(SIGPIPE, SIG_IGN, 0);
    return interrupted;
}

void install_crash_handlers() {
    stack_t stack = {};
    stack.ss_sp = handler_stack.data();
    stack.ss_size = handler_stack.size();
    ::sigaltstack(&stack, nullptr);
    handle(SIGABRT, report_bug, 0);
#if !defined(__SANITIZE_ADDRESS__)  // which reports these itself, and better
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL}) handle(signal, report_bug, SA_ONSTACK);
#endif
}

}  // namespace sator
