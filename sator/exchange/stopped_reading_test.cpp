// Reads files of each format with limits that stop the reader.
#include <gtest/gtest.h>

#include <atomic>

#include "sator/exchange/standard_formats.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kLines = 3000;

std::string repeated(const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < kLines; ++i) all += text;
    return all;
}

std::string json() {
    return "[" + repeated(R"({"patternsX":["A"],"patternsY":["A"]},)") +
           R"({"patternsX":["A"],"patternsY":["A"]}])";
}
std::string nonogram() {
    return "width 1\nheight " + std::to_string(kLines) + "\ncolumns\n-\nrows\n" + repeated("1\n");
}
std::string statements() {
    return "layout 2x1\nrange 1..9\n" + repeated("\nrule sum 5\n| * *\n");
}
std::string sudokus() {
    return repeated(std::string(81, '.') + "\n");
}

/// Returns the number of rules and initial drawings that were read.
std::size_t size_of(const ReadResult& result) {
    std::size_t size = 0;
    for (const auto& puzzle : result) {
        if (puzzle) size += puzzle->initials.size() + puzzle->rules.size();
    }
    return size;
}

class StoppedReading : public testing::TestWithParam<std::string (*)()> {
  protected:
    std::size_t read_with(const Limits& limits) {
        watch_ = LimitWatch(limits);
        Resources resources;
        return size_of(read_puzzles(GetParam()(), "file", resources, {.watch = &watch_}));
    }

    LimitWatch watch_;
};

TEST_P(StoppedReading, ReadsAllWithinItsLimits) {
    EXPECT_GE(read_with({}), kLines);
    EXPECT_FALSE(watch_.is_over(0));
}

TEST_P(StoppedReading, StopsAtAnInterrupt) {
    const std::atomic<bool> interrupted = true;
    EXPECT_LT(read_with({.interrupted = &interrupted}), kLines);
    EXPECT_EQ(watch_.reached(), Limit::Interrupt);
}

// A text that was not read because of a limit is no error.
TEST(StoppedReading, ReportsNoError) {
    const std::atomic<bool> interrupted = true;
    LimitWatch watch({.interrupted = &interrupted});
    Resources resources;
    const ReadResult result = read_puzzles(statements(), "file", resources, {.watch = &watch});
    ASSERT_EQ(result.size(), 1U);
    EXPECT_TRUE(result[0].has_value());
}

TEST_P(StoppedReading, StopsAtTheMemoryLimit) {
    const std::atomic<std::size_t> used = 2;
    EXPECT_LT(read_with({.memory_bytes = 1, .memory_used = &used}), kLines);
    EXPECT_EQ(watch_.reached(), Limit::Memory);
}

/// A million cells in few characters.
std::string large_layout() {
    return "layout 1000x1000\nrange 1..2\n";
}
std::string large_nonogram() {
    return "width 1000\nheight 1000\nrows\ncolumns\n";
}
std::string large_crossword() {
    std::string clues;
    for (std::size_t i = 0; i < 1000; ++i) clues += i == 0 ? "\"\"" : ",\"\"";
    return R"({"patternsX":[)" + clues + R"(],"patternsY":[)" + clues + "]}";
}

class LargeGrid : public testing::TestWithParam<std::string (*)()> {};

TEST_P(LargeGrid, IsMadeOnlyIfThereIsRoom) {
    const std::atomic<std::size_t> used = 16 << 20;
    for (const bool has_room : {true, false}) {
        LimitWatch watch({.memory_bytes = std::size_t{has_room ? 1024U : 32U} << 20, .memory_used = &used});
        Resources resources;
        const ReadResult result = read_puzzles(GetParam()(), "file", resources, {.watch = &watch});
        EXPECT_EQ(watch.reached().has_value(), !has_room);
        if (!has_room) continue;
        ASSERT_EQ(result.size(), 1U);
        ASSERT_TRUE(result[0].has_value());
        EXPECT_EQ(result[0]->grid.cell_count(), 1'000'000U);
    }
}

TEST(LargeRange, IsMadeOnlyIfThereIsRoom) {
    const std::atomic<std::size_t> used = 16 << 20;
    LimitWatch watch({.memory_bytes = std::size_t{64} << 20, .memory_used = &used});
    Resources resources;
    read_puzzles("layout 2x1\nrange 1..1000\n", "file", resources, {.watch = &watch});
    EXPECT_FALSE(watch.reached());
    read_puzzles("layout 2x1\nrange 1..1000000\n", "file", resources, {.watch = &watch});
    EXPECT_EQ(watch.reached(), Limit::Memory);
}

INSTANTIATE_TEST_SUITE_P(Formats, LargeGrid, testing::Values(large_layout, large_nonogram, large_crossword));

INSTANTIATE_TEST_SUITE_P(Formats, StoppedReading, testing::Values(statements, json, nonogram, sudokus));

}  // namespace
}  // namespace sator::tests
