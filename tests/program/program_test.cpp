// Tests the program from a shell: its exit status, standard output and standard error, pipes and signals.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/program/shell.hpp"

namespace {

namespace fs = std::filesystem;

using sator::tests::shell;
using sator::tests::ShellRun;

/// Returns the name of an empty file that no other test uses.
std::string temporary_file() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    const fs::path path =
        fs::path(testing::TempDir()) / ("sator_" + std::string(test->name()) + std::to_string(::getpid()));
    std::ofstream(path).flush();
    return path.string();
}

TEST(Program, AnswersGoToStandardOutput) {
    EXPECT_EQ(shell("$SATOR match 'A|B' 1 2>/dev/null").out, "A\nB\n");
    EXPECT_EQ(shell("$SATOR match '(' 1 2>/dev/null").out, "");
    EXPECT_EQ(shell("$SATOR match '(' 1 2>&1").out,
              "clue: error: unclosed group\n    (\n    ^\nhint: add ')'\n");
}

TEST(Program, ExitCodesReportTheResult) {
    EXPECT_EQ(shell("$SATOR match A 1").code, 0);
    EXPECT_EQ(shell("$SATOR match A 2").code, 1);
    EXPECT_EQ(shell("$SATOR match A x 2>&1").code, 2);
    EXPECT_EQ(shell("$SATOR 2>&1").code, 2);
    EXPECT_EQ(shell("$SATOR --help").code, 0);
}

TEST(Program, AClosedPipeIsNoError) {
    const std::string errors = temporary_file();
    const ShellRun ran =
        shell("{ $SATOR match '.*' 30; echo code $? >&2; } 2>" + errors + " | head -n 1; cat " + errors);
    EXPECT_EQ(ran.out, std::string(30, 'A') + "\ncode 3\n");
    fs::remove(errors);
}

TEST(Program, AFullDiskIsReported) {
    if (!fs::exists("/dev/full")) GTEST_SKIP() << "no /dev/full";
    const ShellRun ran = shell("$SATOR match A 1 2>&1 >/dev/full");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "sator: error: cannot write the answer: No space left on device\n");
}

TEST(Program, AnInterruptReportsPartialResults) {
    const std::string answers = temporary_file();
    const ShellRun ran = shell("$SATOR match '.*' 30 2>&1 >" + answers + " & while ! [ -s " + answers +
                               " ]; do sleep 0.01; done; kill -INT $!; wait $!; echo code $?");
    EXPECT_TRUE(ran.out.starts_with("sator: error: stopped by the interrupt; ")) << ran.out;
    EXPECT_TRUE(ran.out.ends_with(" found so far\ncode 3\n")) << ran.out;
    fs::remove(answers);
}

TEST(Program, ATimeLimitReportsPartialResults) {
    const ShellRun ran = shell("$SATOR match '.*' 30 --time-limit 50ms 2>&1 >/dev/null");
    EXPECT_EQ(ran.code, 3);
    EXPECT_NE(ran.out.find("stopped by the time limit"), std::string::npos) << ran.out;
}

/// Returns a drawn row of `cells` marked cells.
std::string marked_row(int cells) {
    std::string row = "|";
    for (int i = 0; i < cells; ++i) row += " *";
    return row + "\n";
}

/// Returns a drawing of `size` rows and columns.
std::string marked_square(int size) {
    std::string rows;
    for (int i = 0; i < size; ++i) rows += marked_row(size);
    return rows;
}

// The reader of the pipe neither reads nor closes it: the limit ends the program all the same.
TEST(Program, ATimeLimitIsKeptIfThePipeIsFull) {
    const std::string code = temporary_file();
    const ShellRun ran = shell("{ $SATOR match '.*' 30 --time-limit 100ms 2>&1; echo code $? >" + code +
                               "; } | while ! [ -s " + code + " ]; do sleep 0.01; done; cat " + code);
    EXPECT_EQ(ran.out, "code 3\n");
    fs::remove(code);
}

/// Whether the text consists of complete JSON objects, one a line.
bool has_whole_objects(const std::string& text) {
    if (text.empty() || text.back() != '\n') return false;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("{\"sator\":1,") || !line.ends_with("}")) return false;
    }
    return true;
}

// A reader that begins long after the limit gets whole objects: a large one, and the first ones of a listing.
TEST(Program, ASlowReaderGetsWholeObjects) {
    const std::string puzzle = temporary_file();
    std::ofstream(puzzle) << "layout 9x9\nrange 1..9\nrule distinct\n| * * * * * * * * *\n";
    const auto read_late = [&](const std::string& options) {
        return shell("$SATOR solve --json --threads 1 --time-limit 200ms " + options + " " + puzzle +
                     " 2>/dev/null | { sleep 1; cat; }")
            .out;
    };
    const std::string answer = read_late("--limit 2000");
    EXPECT_GT(answer.size(), 300'000U);
    EXPECT_TRUE(has_whole_objects(answer)) << answer.substr(answer.size() - 100);
    const std::string listing = read_late("--all");
    EXPECT_TRUE(has_whole_objects(listing)) << listing.substr(listing.size() - 100);
    EXPECT_LT(listing.size(), 300'000U);  // what the pipe holds, and the current object
    fs::remove(puzzle);
}

// Either the explanation or HardLimit reports the limit; both name the puzzle.
TEST(Program, ALimitOfAnExplanationNamesItsPuzzle) {
    const std::string puzzle = temporary_file();
    std::ofstream(puzzle) << "layout 60x1\nrange 0..60\nrule self_describing\n" + marked_row(60);
    const ShellRun ran = shell("$SATOR explain --time-limit 1s --json " + puzzle + " 2>&1; echo code $?");
    EXPECT_TRUE(ran.out.starts_with("{\"sator\":1,\"puzzle\":")) << ran.out;
    EXPECT_NE(ran.out.find(",\"end\":\"stopped\""), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find(",\"steps\":["), std::string::npos) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("\ncode 3\n")) << ran.out;
    fs::remove(puzzle);
}

/// Whether this process has used more memory than `bytes`. The peak memory of a child includes that of its parent at the fork, so
/// that it cannot be measured then. ctest runs each test alone, in a small process.
bool is_larger_than(long bytes) {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss * 1024 > bytes;
}

/// Runs the program and discards its answers. Returns its exit status and its peak memory in bytes.
std::pair<int, long> most_memory(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), SATOR_PROGRAM);
    arguments.push_back(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        if (std::freopen("/dev/null", "w", stdout) != nullptr &&
            std::freopen("/dev/null", "w", stderr) != nullptr) {
            ::execv(SATOR_PROGRAM, const_cast<char**>(arguments.data()));
        }
        ::_exit(127);
    }
    int status = 0;
    rusage used{};
    ::wait4(child, &status, 0, &used);
    return {WEXITSTATUS(status), used.ru_maxrss * 1024};
}

// The limit includes many clues' automata and the solutions of many threads.
TEST(Program, AMemoryLimitIsKeptByAllThreadsTogether) {
    if (SATOR_SANITIZE) GTEST_SKIP() << "sanitizers take memory of their own";
    if (is_larger_than(16L << 20)) GTEST_SKIP() << "run this test alone, as ctest does";
    const std::string puzzle = temporary_file();
    std::ofstream(puzzle)
        << "layout 6x6\nrange 1..6\nrule distinct\n| * * * * * *\n\n| *\n| *\n| *\n| *\n| *\n| *\n";
    for (const char* threads : {"1", "6"}) {
        const auto [code, bytes] = most_memory({"solve", "--all", "--threads", threads, "--memory-limit",
                                                "16M", "--time-limit", "300ms", puzzle.c_str()});
        EXPECT_EQ(code, 3) << threads;
        EXPECT_LE(bytes, (16L << 20) * 11 / 10) << threads;
    }
    fs::remove(puzzle);
}

// The limit includes what a search saves at each level for rules over many cells, and the pairs of cells of a
// rule.
TEST(Program, AMemoryLimitIsKeptOnLargeGrids) {
    if (SATOR_SANITIZE) GTEST_SKIP() << "sanitizers take memory of their own";
    if (is_larger_than(13L << 20)) GTEST_SKIP() << "run this test alone, as ctest does";
    const std::string puzzle = temporary_file();
    const auto keeps = [&](const std::string& text, long megabytes) {
        std::ofstream(puzzle) << text;
        const std::string limit = std::to_string(megabytes) + "M";
        const auto [code, bytes] =
            most_memory({"solve", "--threads", "1", "--memory-limit", limit.c_str(), puzzle.c_str()});
        EXPECT_EQ(code, 3) << text;
        EXPECT_LE(bytes, (megabytes << 20) * 11 / 10) << text;
    };
    keeps("layout 60x60\nrange 1..3600\nrule distinct\n" + marked_square(60), 32);
    keeps("layout 60x60\nrange 1..3600\nrule distinct\n" + marked_square(60), 13);  // most of it is code
    keeps("layout 300x300\nrange 1..9\nrule anti_knight\n" + marked_square(300), 30);
    keeps("layout 600x600\nrange 1..9\n", 30);
    fs::remove(puzzle);
}

TEST(Program, CompletionWorksInBash) {
    if (shell("command -v bash").code != 0) GTEST_SKIP() << "no bash";
    const std::string complete =
        "bash -c 'source <('$SATOR' --completion bash); COMP_WORDS=(sator %s); COMP_CWORD=%d; _sator; echo "
        "\"${COMPREPLY[@]}\"'";
    const auto completed = [&](const std::string& words, int at) {
        std::array<char, 1024> line;
        std::snprintf(line.data(), line.size(), complete.c_str(), words.c_str(), at);
        return shell(line.data()).out;
    };
    EXPECT_EQ(completed("mat", 1), "match\n");
    EXPECT_EQ(completed("match --cou", 2), "--count\n");
    EXPECT_EQ(completed("regex --show d", 3), "dfa\n");
    EXPECT_EQ(completed("match file", 2), "\n");
}

}  // namespace
