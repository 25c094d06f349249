#include "sator/base/square_number.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SquareNumber, IsTheProductOfAnIntegerWithItself) {
    std::set<std::int64_t> squares;
    for (std::int64_t root = 0; root < 50; ++root) squares.insert(root * root);
    for (std::int64_t n = -5; n < 2000; ++n) EXPECT_EQ(is_square(n), squares.contains(n)) << n;
}

TEST(SquareNumber, HandlesLargeNumbers) {
    const std::int64_t root = 2147483647, greatest = std::int64_t{1} << 62;
    EXPECT_TRUE(is_square(root * root));
    EXPECT_FALSE(is_square(root * root - 1));
    EXPECT_TRUE(is_square(greatest));
    EXPECT_EQ(first_square(root * root + 1, greatest), greatest);
    EXPECT_EQ(last_square(-greatest, root * root - 1), (root - 1) * (root - 1));
}

TEST(SquareNumber, IsSearchedFromBothEnds) {
    EXPECT_EQ(first_square(-4, 10), 0);
    EXPECT_EQ(first_square(5, 20), 9);
    EXPECT_EQ(first_square(26, 35), std::nullopt);
    EXPECT_EQ(last_square(0, 10), 9);
    EXPECT_EQ(last_square(-9, -1), std::nullopt);
    EXPECT_EQ(last_square(26, 35), std::nullopt);
}

}  // namespace
}  // namespace sator::tests
