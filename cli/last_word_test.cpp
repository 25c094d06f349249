#include "cli/last_word.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <memory>

#include "cli/counted_memory.hpp"
#include "cli/exit_code.hpp"

namespace sator {
namespace {

using testing::Eq;
using testing::ExitedWithCode;

constexpr int kStopped = static_cast<int>(ExitCode::Stopped);

/// Nothing that asks a limit.
[[noreturn]] void be_deaf() {
    for (;;) ::usleep(1000);
}

/// Answers and messages both go where a death test reads.
class LastWordTest : public testing::Test {
  protected:
    void SetUp() override {
        limits_.deadline = Limits::Clock::now();
        limits_.interrupted = &interrupted_;
    }

    FileOutput out_{STDERR_FILENO}, err_{STDERR_FILENO};
    std::atomic<bool> interrupted_ = false;
    Limits limits_;
};

TEST_F(LastWordTest, OfAPuzzleAsJson) {
    const auto speak = [this] {
        LastWord last_word(out_, err_, interrupted_);
        const SpokenOf spoken_of(&last_word, "a \"b\".sator", AnswersAs::Json);
        last_word.obey(limits_);
        be_deaf();
    };
    EXPECT_EXIT(speak(), ExitedWithCode(kStopped),
                Eq("{\"sator\":1,\"puzzle\":\"a \\\"b\\\".sator\",\"status\":\"unknown\",\"count\":\"0\","
                   "\"complete\":false,\"message\":\"stopped by the time limit\"}\n"));
}

TEST_F(LastWordTest, KeepsWhatWasWrittenUpToALinesEnd) {
    const auto speak = [this] {
        LastWord last_word(out_, err_, interrupted_);
        const SpokenOf spoken_of(&last_word, "late.sator", AnswersAs::Text);
        out_.write("early.sator\nunique\n\nlate.sa");
        last_word.obey(limits_);
        be_deaf();
    };
    EXPECT_EXIT(speak(), ExitedWithCode(kStopped),
                Eq("early.sator\nunique\n\nlate.sator\nunknown: stopped by the time limit\n"));
}

TEST_F(LastWordTest, TellsWhatWasFound) {
    const auto speak = [this](double found, double each, AnswersAs answers) {
        SearchProgress progress;
        progress.found = found;
        progress.solutions_each = each;
        LastWord last_word(out_, err_, interrupted_);
        const SpokenOf spoken_of(&last_word, "p", answers);
        last_word.follow(&progress);
        last_word.obey(limits_);
        be_deaf();
    };
    EXPECT_EXIT(speak(0, 1, AnswersAs::Text), ExitedWithCode(kStopped),
                Eq("p\nunknown: stopped by the time limit; 0 solutions found so far\n"));
    EXPECT_EXIT(speak(1, 1, AnswersAs::Text), ExitedWithCode(kStopped),
                Eq("p\nunknown: stopped by the time limit; 1 solution found so far\n"));
    EXPECT_EXIT(speak(7, 6, AnswersAs::Text), ExitedWithCode(kStopped),
                Eq("p\nat least 42 solutions; stopped by the time limit\n"));
    EXPECT_EXIT(speak(7, 6, AnswersAs::Json), ExitedWithCode(kStopped),
                Eq("{\"sator\":1,\"puzzle\":\"p\",\"status\":\"multiple\",\"count\":\"42\","
                   "\"complete\":false,\"message\":\"stopped by the time limit\"}\n"));
    // A number that is rounded, and one that has no room: never more than were found.
    EXPECT_EXIT(speak(1e17, 1, AnswersAs::Text), ExitedWithCode(kStopped),
                Eq("p\nat least 99999999999900000 solutions; stopped by the time limit\n"));
    EXPECT_EXIT(speak(1e300, 1, AnswersAs::Text), ExitedWithCode(kStopped),
                Eq("p\nat least 1000000000000000000 solutions; stopped by the time limit\n"));
}

TEST_F(LastWordTest, GoesWhereTheAnswersGo) {
    const auto speak = [this] {
        FileOutput nowhere(-1);
        LastWord last_word(nowhere, err_, interrupted_);
        const SpokenOf spoken_of(&last_word, "p", AnswersAs::Text);
        last_word.speak_through(&out_);
        last_word.obey(limits_);
        be_deaf();
    };
    EXPECT_EXIT(speak(), ExitedWithCode(kStopped), Eq("p\nunknown: stopped by the time limit\n"));
}

TEST_F(LastWordTest, WhatCannotBeAnsweredIsComplained) {
    const auto speak = [this](int descriptor, AnswersAs answers) {
        FileOutput out(descriptor);
        LastWord last_word(out, err_, interrupted_);
        const SpokenOf spoken_of(&last_word, "p", answers);
        last_word.obey(limits_);
        be_deaf();
    };
    const auto complaint = [](const std::string& what) {
        return Eq("sator: error: p: stopped by the time limit; " + what +
                  "\nhint: allow more with --time-limit\n");
    };
    EXPECT_EXIT(speak(STDERR_FILENO, AnswersAs::Pictures), ExitedWithCode(kStopped),
                complaint("nothing more is known"));
    EXPECT_EXIT(speak(-1, AnswersAs::Text), ExitedWithCode(kStopped),
                complaint("its answer could not be written in full"));
}

TEST_F(LastWordTest, NothingIsSpokenOfOnceItIsAnswered) {
    const auto speak = [this] {
        LastWord last_word(out_, err_, interrupted_);
        { const SpokenOf spoken_of(&last_word, "p", AnswersAs::Text); }
        last_word.obey(limits_);
        be_deaf();
    };
    EXPECT_EXIT(speak(), ExitedWithCode(kStopped),
                Eq("sator: error: stopped by the time limit; nothing more is known\n"
                   "hint: allow more with --time-limit\n"));
}

// Also where a command knows no limits.
TEST_F(LastWordTest, AfterAnInterrupt) {
    const auto speak = [this] {
        LastWord last_word(out_, err_, interrupted_);
        const SpokenOf spoken_of(&last_word, "p", AnswersAs::Text);
        interrupted_ = true;
        LastWord::hear_interrupt();
        be_deaf();
    };
    EXPECT_EXIT(speak(), ExitedWithCode(kStopped), Eq("p\nunknown: stopped by the interrupt\n"));
}

TEST_F(LastWordTest, BeforeMoreMemoryIsTaken) {
    limits_.memory_used = counted_memory();
    if (limits_.memory_used == nullptr) GTEST_SKIP() << "memory is not counted here";
    limits_.deadline.reset();
    const auto take = [this](std::size_t bytes) {
        constexpr std::size_t kAllowed = 64 << 20;
        limits_.memory_bytes = *limits_.memory_used + kAllowed;
        LastWord last_word(out_, err_, interrupted_);
        const SpokenOf spoken_of(&last_word, "p", AnswersAs::Text);
        last_word.obey(limits_);
        const auto taken = std::make_unique<char[]>(bytes);
        ::_exit(taken[0]);
    };
    EXPECT_EXIT(take(80 << 20), ExitedWithCode(kStopped), Eq("p\nunknown: stopped by the memory limit\n"));
    EXPECT_EXIT(take(48 << 20), ExitedWithCode(0), Eq(""));
}

TEST_F(LastWordTest, IsNotSaidOnceAllIsKnown) {
    const auto finish = [this] {
        LastWord last_word(out_, err_, interrupted_);
        last_word.obey(limits_);
        last_word.forget_time();
        ::usleep(200'000);
        ::_exit(0);
    };
    EXPECT_EXIT(finish(), ExitedWithCode(0), Eq(""));
}

}  // namespace
}  // namespace sator
