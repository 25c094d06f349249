#include "sator/base/big_count.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(BigCount, MultipliesBeyondMachineWords) {
    BigCount power = 1;
    for (int i = 0; i < 100; ++i) power *= 2;
    EXPECT_EQ(power.to_string(), "1267650600228229401496703205376");
}

TEST(BigCount, AddsAcrossTheWordBoundary) {
    const BigCount largest = ~std::uint64_t{0};
    EXPECT_EQ((largest + 1).to_string(), "18446744073709551616");
    EXPECT_EQ((largest + largest).to_string(), "36893488147419103230");
    EXPECT_LT(largest, largest + 1);
    EXPECT_EQ((largest + 1).clamped(), ~std::uint64_t{0});
}

TEST(BigCount, ComputesFactorials) {
    BigCount factorial = 1;
    for (std::uint64_t i = 2; i <= 30; ++i) factorial *= i;
    EXPECT_EQ(factorial.to_string(), "265252859812191058636308480000000");
    EXPECT_TRUE((factorial * 0).is_zero());
}

TEST(BigCount, ReadsWhatItWrites) {
    BigCount count = 1;
    for (std::uint64_t i = 1; i <= 40; ++i) {
        count *= 1'000'000'007 * i;
        EXPECT_EQ(BigCount::from_decimal(count.to_string()), count) << count.to_string();
    }
    EXPECT_EQ(BigCount::from_decimal("0"), BigCount());
    EXPECT_EQ(BigCount::from_decimal("18446744073709551615"), BigCount(~std::uint64_t{0}));
    EXPECT_EQ(BigCount::from_decimal(""), std::nullopt);
    EXPECT_EQ(BigCount::from_decimal("12x"), std::nullopt);
}

}  // namespace
}  // namespace sator::tests
