// Files that a limit keeps from being read to their end, in each format.
#include <gtest/gtest.h>

#include <atomic>

#include "sator/formats/format.hpp"

namespace sator {
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
std::string sudokus() {
    return repeated(std::string(81, '.') + "\n");
}

/// How much was read, in whatever the format repeats.
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
        return size_of(read(GetParam()(), "file", resources, {.watch = &watch_}));
    }

    LimitWatch watch_;
};

TEST_P(StoppedReading, GoesToTheEndWithinItsLimits) {
    EXPECT_GE(read_with({}), kLines);
    EXPECT_FALSE(watch_.is_over(0));
}

TEST_P(StoppedReading, EndsSoonAtAnInterrupt) {
    const std::atomic<bool> interrupted = true;
    EXPECT_LT(read_with({.interrupted = &interrupted}), kLines);
    EXPECT_EQ(watch_.reached(), Limit::Interrupt);
}

TEST_P(StoppedReading, EndsAtTheMemoryLimit) {
    const std::atomic<std::size_t> used = 2;
    EXPECT_LT(read_with({.memory_bytes = 1, .memory_used = &used}), kLines);
    EXPECT_EQ(watch_.reached(), Limit::Memory);
}

INSTANTIATE_TEST_SUITE_P(Formats, StoppedReading, testing::Values(json, nonogram, sudokus));

}  // namespace
}  // namespace sator
