#include "cli/process/hard_limit.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <memory>
#include <string>
#include <utility>

#include "cli/process/memory_in_use.hpp"
#include "sator/base/exit_code.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using testing::Eq;
using testing::ExitedWithCode;

constexpr int kStopped = static_cast<int>(ExitCode::Stopped);

/// A computation that never checks its limits.
[[noreturn]] void ignore_limits() {
    for (;;) ::usleep(1000);
}

/// Answers and messages both go to standard error, where a death test reads them.
class HardLimitTest : public testing::Test {
  protected:
    void SetUp() override {
        limits_.deadline = Limits::Clock::now();
        limits_.interrupted = &interrupted_;
    }

    FileOutput out_{STDERR_FILENO}, err_{STDERR_FILENO};
    std::atomic<bool> interrupted_ = false;
    Limits limits_;
};

TEST_F(HardLimitTest, WritesAJsonAnswer) {
    const auto report = [this] {
        HardLimit hard_limit(out_, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "a \"b\".sator", AnswerFormat::Json);
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    EXPECT_EXIT(report(), ExitedWithCode(kStopped),
                Eq("{\"sator\":1,\"puzzle\":\"a \\\"b\\\".sator\",\"status\":\"unknown\",\"count\":\"0\","
                   "\"complete\":false,\"message\":\"stopped by the time limit\"}\n"));
}

TEST_F(HardLimitTest, KeepsCompleteLines) {
    const auto report = [this] {
        HardLimit hard_limit(out_, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "late.sator", AnswerFormat::Text);
        out_.write("early.sator\nunique\n\nlate.sa");
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    EXPECT_EXIT(report(), ExitedWithCode(kStopped),
                Eq("early.sator\nunique\n\nlate.sator\nunknown: stopped by the time limit\n"));
}

TEST_F(HardLimitTest, ReportsTheSolutionsFound) {
    const auto report = [this](double found, double each, AnswerFormat answers) {
        SearchProgress progress;
        progress.found = found;
        progress.solutions_each = each;
        HardLimit hard_limit(out_, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "p", answers);
        hard_limit.set_progress(&progress);
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    EXPECT_EXIT(report(0, 1, AnswerFormat::Text), ExitedWithCode(kStopped),
                Eq("p\nunknown: stopped by the time limit; 0 solutions found so far\n"));
    EXPECT_EXIT(report(1, 1, AnswerFormat::Text), ExitedWithCode(kStopped),
                Eq("p\nunknown: stopped by the time limit; 1 solution found so far\n"));
    EXPECT_EXIT(report(7, 6, AnswerFormat::Text), ExitedWithCode(kStopped),
                Eq("p\nat least 42 solutions; stopped by the time limit\n"));
    EXPECT_EXIT(report(7, 6, AnswerFormat::Json), ExitedWithCode(kStopped),
                Eq("{\"sator\":1,\"puzzle\":\"p\",\"status\":\"multiple\",\"count\":\"42\","
                   "\"complete\":false,\"message\":\"stopped by the time limit\"}\n"));
    // A number that is rounded, and one that is too large to be printed: neither exceeds the count.
    EXPECT_EXIT(report(1e17, 1, AnswerFormat::Text), ExitedWithCode(kStopped),
                Eq("p\nat least 99999999999900000 solutions; stopped by the time limit\n"));
    EXPECT_EXIT(report(1e300, 1, AnswerFormat::Text), ExitedWithCode(kStopped),
                Eq("p\nat least 1000000000000000000 solutions; stopped by the time limit\n"));
}

TEST_F(HardLimitTest, WritesToTheAnswersOutput) {
    const auto report = [this] {
        FileOutput nowhere(-1);
        HardLimit hard_limit(nowhere, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "p", AnswerFormat::Text);
        hard_limit.redirect_to(&out_);
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    EXPECT_EXIT(report(), ExitedWithCode(kStopped), Eq("p\nunknown: stopped by the time limit\n"));
}

TEST_F(HardLimitTest, ReportsAnErrorIfNoAnswerIsPossible) {
    const auto report = [this](int descriptor, AnswerFormat answers) {
        FileOutput out(descriptor);
        HardLimit hard_limit(out, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "p", answers);
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    const auto complaint = [](const std::string& what) {
        return Eq("sator: error: p: stopped by the time limit; " + what +
                  "\nhint: allow more with --time-limit\n");
    };
    EXPECT_EXIT(report(STDERR_FILENO, AnswerFormat::Pictures), ExitedWithCode(kStopped),
                complaint("nothing more is known"));
    EXPECT_EXIT(report(-1, AnswerFormat::Text), ExitedWithCode(kStopped),
                complaint("its answer could not be written in full"));
}

TEST_F(HardLimitTest, NamesNoPuzzleAfterItsAnswer) {
    const auto report = [this] {
        HardLimit hard_limit(out_, err_, interrupted_);
        { const ScopedSubject scoped_subject(&hard_limit, "p", AnswerFormat::Text); }
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    EXPECT_EXIT(report(), ExitedWithCode(kStopped),
                Eq("sator: error: stopped by the time limit; nothing more is known\n"
                   "hint: allow more with --time-limit\n"));
}

// This also works for commands without limits.
TEST_F(HardLimitTest, ReportsAnInterrupt) {
    const auto report = [this] {
        HardLimit hard_limit(out_, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "p", AnswerFormat::Text);
        interrupted_ = true;
        HardLimit::on_interrupt();
        ignore_limits();
    };
    EXPECT_EXIT(report(), ExitedWithCode(kStopped), Eq("p\nunknown: stopped by the interrupt\n"));
}

TEST_F(HardLimitTest, ExitsBeforeTheMemoryLimitIsExceeded) {
    limits_.memory_used = memory_in_use();
    if (limits_.memory_used == nullptr) GTEST_SKIP() << "memory is not counted here";
    limits_.deadline.reset();
    const auto take = [this](std::size_t bytes) {
        constexpr std::size_t kAllowed = 64 << 20;
        limits_.memory_bytes = *limits_.memory_used + kAllowed;
        HardLimit hard_limit(out_, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "p", AnswerFormat::Text);
        hard_limit.enforce(limits_);
        const auto taken = std::make_unique<char[]>(bytes);
        ::_exit(taken[0]);
    };
    EXPECT_EXIT(take(80 << 20), ExitedWithCode(kStopped), Eq("p\nunknown: stopped by the memory limit\n"));
    EXPECT_EXIT(take(48 << 20), ExitedWithCode(0), Eq(""));
}

TEST_F(HardLimitTest, IsCancelledAfterTheLastAnswer) {
    const auto finish = [this] {
        HardLimit hard_limit(out_, err_, interrupted_);
        hard_limit.enforce(limits_);
        hard_limit.cancel_deadline();
        ::usleep(200'000);
        ::_exit(0);
    };
    EXPECT_EXIT(finish(), ExitedWithCode(0), Eq(""));
}

/// More time than passes between the deadline and the end of the program.
constexpr useconds_t kPastTheEnd = 200'000;

TEST_F(HardLimitTest, WaitsForAnAnswerThatBecomesText) {
    const auto answer = [this](AnswerFormat answers) {
        HardLimit hard_limit(out_, err_, interrupted_);
        {
            const ScopedSubject puzzle(&hard_limit, "p", answers);
            const ScopedSubject drawing(&hard_limit, "p#1", answers);
            const ScopedAnswer scoped_answer(&hard_limit);
            hard_limit.enforce(limits_);
            ::usleep(kPastTheEnd);
            out_.write("unique\n");
        }
        ::usleep(kPastTheEnd);  // e.g. large objects are freed
        out_.flush();
        ::_exit(0);
    };
    EXPECT_EXIT(answer(AnswerFormat::Text), ExitedWithCode(0), Eq("unique\n"));
    EXPECT_EXIT(answer(AnswerFormat::Json), ExitedWithCode(0), Eq("unique\n"));
}

TEST_F(HardLimitTest, EndsTheNextPuzzleAfterAnAnswer) {
    const auto report = [this] {
        HardLimit hard_limit(out_, err_, interrupted_);
        {
            const ScopedSubject scoped_subject(&hard_limit, "p", AnswerFormat::Text);
            const ScopedAnswer scoped_answer(&hard_limit);
            out_.write("p\nunique\n");
        }
        const ScopedSubject scoped_subject(&hard_limit, "q", AnswerFormat::Text);
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    EXPECT_EXIT(report(), ExitedWithCode(kStopped), Eq("p\nunique\nq\nunknown: stopped by the time limit\n"));
}

TEST_F(HardLimitTest, TellsWhatIsKnown) {
    const auto report = [this](AnswerFormat answers, HardLimit::KnownAnswer known_answer) {
        HardLimit hard_limit(out_, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "p", answers);
        const ScopedKnownAnswer known(&hard_limit, std::move(known_answer));
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    const std::string grid(10'000, '1');
    EXPECT_EXIT(report(AnswerFormat::Text, {grid + "\nunique; stopped by the ", "\n"}),
                ExitedWithCode(kStopped), Eq(grid + "\nunique; stopped by the time limit\n"));
    EXPECT_EXIT(report(AnswerFormat::Json, {R"({"status":"unique","stopped":")", "\"}\n"}),
                ExitedWithCode(kStopped), Eq("{\"status\":\"unique\",\"stopped\":\"time limit\"}\n"));
}

TEST_F(HardLimitTest, WritesTheFieldsOfEveryAnswer) {
    const auto report = [this] {
        HardLimit hard_limit(out_, err_, interrupted_);
        const ScopedSubject scoped_subject(&hard_limit, "p", AnswerFormat::Json,
                                           R"(,"end":"stopped","steps":[])");
        hard_limit.enforce(limits_);
        ignore_limits();
    };
    EXPECT_EXIT(report(), ExitedWithCode(kStopped),
                Eq("{\"sator\":1,\"puzzle\":\"p\",\"status\":\"unknown\",\"count\":\"0\",\"complete\":false,"
                   "\"message\":\"stopped by the time limit\",\"end\":\"stopped\",\"steps\":[]}\n"));
}

}  // namespace
}  // namespace sator::tests
