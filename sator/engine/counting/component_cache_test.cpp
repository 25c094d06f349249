#include "sator/engine/counting/component_cache.hpp"

#include <gtest/gtest.h>

#include <string>

#include "sator/base/layer_namespaces.hpp"

namespace sator::engine {
namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20;

std::string key_of(std::uint64_t number) {
    return std::string(40, 'k') + std::to_string(number);
}

TEST(ComponentCache, FindsWhatItHas) {
    ComponentCache cache(64 * kMegabyte);
    EXPECT_FALSE(cache.find(key_of(1)));
    cache.insert(key_of(1), BigCount(7), 1);
    cache.insert(key_of(2), *BigCount::from_decimal("123456789012345678901234567890"), 5000);
    EXPECT_EQ(cache.find(key_of(1)), BigCount(7));
    EXPECT_EQ(cache.find(key_of(2)), BigCount::from_decimal("123456789012345678901234567890"));
    EXPECT_FALSE(cache.find(key_of(3)));
}

// Two generations are kept: a full one, and the one that fills.
TEST(ComponentCache, StaysSmallIfNothingIsFoundAgain) {
    ComponentCache cache(64 * kMegabyte, kMegabyte);
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        EXPECT_FALSE(cache.find(key_of(i)));
        cache.insert(key_of(i), BigCount(i), 1);
        ASSERT_LE(cache.memory_bytes(), 2 * kMegabyte);
    }
    EXPECT_EQ(cache.find(key_of(99'999)), BigCount(99'999));
}

TEST(ComponentCache, GrowsToItsBoundIfEntriesAreFoundAgain) {
    ComponentCache cache(6 * kMegabyte, kMegabyte / 2);
    std::size_t most = 0;
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        cache.insert(key_of(i), BigCount(i), 1);
        EXPECT_EQ(cache.find(key_of(i)), BigCount(i));
        ASSERT_LE(cache.memory_bytes(), 6 * kMegabyte);
        most = std::max(most, cache.memory_bytes());
    }
    EXPECT_GT(most, 2 * kMegabyte);
}

}  // namespace
}  // namespace sator::engine
