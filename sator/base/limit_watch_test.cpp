#include "sator/base/limit_watch.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <functional>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(LimitWatch, WithoutLimitsIsNeverOver) {
    LimitWatch watch;
    EXPECT_FALSE(watch.is_over(1'000'000));
    EXPECT_TRUE(watch.has_room(std::size_t{1} << 30));
    EXPECT_EQ(watch.reached(), std::nullopt);
}

TEST(LimitWatch, ReadsTheClockAfterThousandsOfSteps) {
    LimitWatch watch(Limits{.deadline = Limits::Clock::now()});
    EXPECT_FALSE(watch.is_over());
    EXPECT_TRUE(watch.is_over(1'000'000));
    EXPECT_EQ(watch.reached(), Limit::Time);
}

TEST(LimitWatch, ALimitStaysReached) {
    std::atomic<std::size_t> used = 900;
    LimitWatch watch(Limits{.memory_bytes = 1000, .memory_used = &used});
    EXPECT_EQ(watch.reached(), std::nullopt);
    used = 1001;
    EXPECT_EQ(watch.reached(), Limit::Memory);
    used = 0;
    EXPECT_TRUE(watch.is_over());
}

TEST(LimitWatch, AsksItsCallerWhetherToGoOn) {
    int calls = 0;
    const std::function<bool()> poll = [&] { return ++calls == 3; };
    LimitWatch watch(Limits{.poll = &poll});
    EXPECT_EQ(watch.reached(), std::nullopt);
    EXPECT_EQ(watch.reached(), std::nullopt);
    EXPECT_EQ(watch.reached(), Limit::Interrupt);
    EXPECT_EQ(watch.reached(), Limit::Interrupt);
    EXPECT_EQ(calls, 3);
}

TEST(LimitWatch, RefusesMemoryBeforeItIsAllocated) {
    std::atomic<std::size_t> used = 900;
    LimitWatch watch(Limits{.memory_bytes = 1000, .memory_used = &used});
    const std::vector<char> list(60);
    EXPECT_TRUE(watch.has_room(100));
    EXPECT_FALSE(watch.has_room_to_grow(list));
    EXPECT_EQ(watch.reached(), Limit::Memory);
}

}  // namespace
}  // namespace sator::tests
