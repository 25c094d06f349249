#include "cli/process/signals.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string>

#include "cli/process/output.hpp"
#include "sator/base/assert.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Signals, ABrokenInvariantIsReportedAsABug) {
    EXPECT_EXIT(
        {
            install_crash_handlers();
            SATOR_ASSERT(1 + 1 == 3);
        },
        testing::ExitedWithCode(70), "signals_test.cpp:[0-9]+: 1 \\+ 1 == 3\n.*Please report it");
}

TEST(Signals, ACrashIsReportedAsABug) {
#if defined(__SANITIZE_ADDRESS__)
    GTEST_SKIP() << "the sanitizer reports crashes itself";
#endif
    EXPECT_EXIT(
        {
            install_crash_handlers();
            std::raise(SIGSEGV);
        },
        testing::ExitedWithCode(70), "Please report it");
}

TEST(Signals, TheFirstInterruptRequestsAStopAndALaterOneExits) {
    EXPECT_EXIT(
        {
            const std::atomic<bool>& interrupted = watch_interrupts();
            const bool before = interrupted;
            std::raise(SIGINT);
            std::_Exit(!before && interrupted ? 0 : 1);
        },
        testing::ExitedWithCode(0), "");
    EXPECT_EXIT(
        {
            watch_interrupts();
            std::raise(SIGTERM);
            ::usleep(600'000);
            std::raise(SIGTERM);
        },
        testing::KilledBySignal(SIGTERM), "");
}

// GNU timeout sends one signal to the program and one to its group.
TEST(Signals, TwoAtTheSameTimeCountAsOne) {
    EXPECT_EXIT(
        {
            const std::atomic<bool>& interrupted = watch_interrupts();
            std::raise(SIGTERM);
            std::raise(SIGTERM);
            std::_Exit(interrupted ? 0 : 1);
        },
        testing::ExitedWithCode(0), "");
}

TEST(Output, DropsTextAfterThePipeIsClosed) {
    EXPECT_EXIT(
        {
            watch_interrupts();
            int ends[2];
            if (::pipe(ends) != 0) std::_Exit(1);
            ::close(ends[0]);
            FileOutput out(ends[1]);
            out.write("nobody");
            out.flush();
            out.write("reads this");
            out.flush();
            std::_Exit(out.error() == EPIPE ? 0 : 1);
        },
        testing::ExitedWithCode(0), "");
}

TEST(Output, WritesLargeTextsCompletely) {
    TextOutput out;
    std::string expected;
    for (int i = 0; i < 100'000; ++i) {
        out.write(std::to_string(i));
        expected += std::to_string(i);
    }
    EXPECT_EQ(out.text(), expected);
}

}  // namespace
}  // namespace sator::tests
