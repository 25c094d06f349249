#include "sator/propagators/languages/no_repeat.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::uint64_t kAny = 1'000;

std::string fault(LengthRange before, LengthRange between, Word values, std::size_t positions) {
    const NoRepeat propagator(before, between, {values});
    const auto holds = [&](std::span<const Value> all) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t j = i + 1; j < all.size(); ++j) {
                const bool is_pair = before.contains(i) && between.contains(j - i - 1);
                if (is_pair && all[i] == all[j] && (values >> all[i] & 1) != 0) return false;
            }
        }
        return true;
    };
    return walk(positions, 3, propagator, holds, Strength::Checking);
}

TEST(NoRepeat, ChecksFixedPositions) {
    EXPECT_EQ(fault({0, kAny}, {0, kAny}, 0b111, 3), "");
    EXPECT_EQ(fault({0, kAny}, {0, 0}, 0b111, 4), "");
    EXPECT_EQ(fault({0, kAny}, {1, 1}, 0b101, 4), "");
    EXPECT_EQ(fault({1, 2}, {0, 1}, 0b011, 4), "");
    EXPECT_EQ(fault({0, 0}, {2, kAny}, 0b110, 4), "");
    EXPECT_EQ(fault({5, 5}, {0, kAny}, 0b111, 4), "");
}

}  // namespace
}  // namespace sator::tests
