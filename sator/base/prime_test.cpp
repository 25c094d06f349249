#include "sator/base/prime.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

bool has_two_divisors(std::int64_t n) {
    std::int64_t divisors = 0;
    for (std::int64_t d = 1; d <= n; ++d) divisors += n % d == 0 ? 1 : 0;
    return divisors == 2;
}

TEST(Prime, HasExactlyTwoDivisors) {
    for (std::int64_t n = -5; n < 2000; ++n) EXPECT_EQ(is_prime(n), has_two_divisors(n)) << n;
}

TEST(Prime, HandlesLargeNumbers) {
    EXPECT_TRUE(is_prime(2305843009213693951));   // 2^61 - 1
    EXPECT_FALSE(is_prime(3215031751));           // a strong pseudoprime to 2, 3, 5 and 7
    EXPECT_FALSE(is_prime(3825123056546413051));  // to all primes up to 31
}

TEST(Prime, SearchesFromBothEnds) {
    EXPECT_EQ(first_prime(-4, 10), 2);
    EXPECT_EQ(first_prime(8, 20), 11);
    EXPECT_EQ(first_prime(24, 28), std::nullopt);
    EXPECT_EQ(last_prime(0, 10), 7);
    EXPECT_EQ(last_prime(-9, 1), std::nullopt);
    EXPECT_EQ(last_prime(24, 28), std::nullopt);
}

}  // namespace
}  // namespace sator::tests
