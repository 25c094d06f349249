#include "cli/process/signals.hpp"

#include <unistd.h>

#include <array>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string_view>

#include "cli/process/hard_limit.hpp"
#include "sator/base/exit_code.hpp"

namespace sator::cli {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

/// Handlers have their own stack, because a crash may be a stack overflow.
constexpr std::size_t kHandlerStackBytes = 64 * 1024;
std::array<std::byte, kHandlerStackBytes> handler_stack;

/// A second signal within this time is ignored: GNU timeout and shells send one to the program and one to its
/// group. A later one ends the program at once.
constexpr std::int64_t kSameSignalNanoseconds = 500'000'000;
std::atomic<std::int64_t> first_interrupt = 0;  // nanoseconds; 0: none yet
static_assert(std::atomic<std::int64_t>::is_always_lock_free, "a signal handler sets it");

void handle(int signal, void (*handler)(int), int flags) {
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    ::sigaction(signal, &action, nullptr);
}

void interrupt(int signal) {
    timespec now = {};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    const std::int64_t time = std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
    std::int64_t first = 0;
    if (first_interrupt.compare_exchange_strong(first, time)) {
        interrupted.store(true, std::memory_order_relaxed);
        HardLimit::on_interrupt();
    } else if (time - first > kSameSignalNanoseconds) {
        handle(signal, SIG_DFL, 0);
        ::raise(signal);  // delivered when this handler returns
    }
}

void report_bug(int) {
    constexpr std::string_view kText =
        "This is a bug in Sator, not in your puzzle. Please report it, with\n"
        "  - what was printed above, and what `sator --version` prints\n"
        "  - the command line, and the files it names\n";
    // If this fails, nothing else can be done.
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kText.data(), kText.size());
    ::_exit(static_cast<int>(ExitCode::Bug));
}

}  // namespace

std::atomic<bool>& watch_interrupts() {
    handle(SIGINT, interrupt, 0);
    handle(SIGTERM, interrupt, 0);
    handle(SIGPIPE, SIG_IGN, 0);
    return interrupted;
}

void install_crash_handlers() {
    stack_t stack = {};
    stack.ss_sp = handler_stack.data();
    stack.ss_size = handler_stack.size();
    ::sigaltstack(&stack, nullptr);
    handle(SIGABRT, report_bug, 0);
#if !defined(__SANITIZE_ADDRESS__)  // it reports these crashes itself, with more detail
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL}) handle(signal, report_bug, SA_ONSTACK);
#endif
}

}  // namespace sator::cli
