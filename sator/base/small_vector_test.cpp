#include "sator/base/small_vector.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Numbers = SmallVector<int, 3>;

Numbers up_to(int last) {
    Numbers numbers;
    for (int i = 1; i <= last; ++i) numbers.push_back(i);
    return numbers;
}

TEST(SmallVector, IsEmptyAtFirst) {
    const Numbers numbers;
    EXPECT_TRUE(numbers.empty());
    EXPECT_EQ(numbers.capacity(), 3U);
    EXPECT_EQ(numbers.begin(), numbers.end());
}

TEST(SmallVector, KeepsItsValuesWhenItGrows) {
    const Numbers numbers = up_to(100);
    ASSERT_EQ(numbers.size(), 100U);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(numbers[static_cast<std::size_t>(i)], i + 1);
}

TEST(SmallVector, CopiesAreIndependent) {
    for (const int last : {0, 2, 3, 4, 9}) {
        const Numbers numbers = up_to(last);
        Numbers copy = numbers;
        EXPECT_EQ(copy, numbers);
        copy.push_back(0);
        EXPECT_NE(copy, numbers);
        copy = numbers;
        EXPECT_EQ(copy, up_to(last));
    }
}

TEST(SmallVector, MovedFromIsEmptyAndUsable) {
    for (const int last : {0, 2, 3, 4, 9}) {
        Numbers numbers = up_to(last);
        Numbers moved = std::move(numbers);
        EXPECT_EQ(moved, up_to(last));
        // NOLINTNEXTLINE(bugprone-use-after-move): a vector that was moved from is empty.
        EXPECT_TRUE(numbers.empty());
        numbers.push_back(7);
        EXPECT_EQ(numbers, Numbers{7});
        numbers = std::move(moved);
        EXPECT_EQ(numbers, up_to(last));
    }
}

TEST(SmallVector, AppendsItsOwnValue) {
    Numbers numbers = up_to(3);
    numbers.push_back(numbers.front());
    EXPECT_EQ(numbers, (Numbers{1, 2, 3, 1}));
}

TEST(SmallVector, ResizesAndAssigns) {
    Numbers numbers = up_to(2);
    numbers.resize(5, 9);
    EXPECT_EQ(numbers, (Numbers{1, 2, 9, 9, 9}));
    numbers.resize(1);
    EXPECT_EQ(numbers, Numbers{1});
    numbers.assign(2, 4);
    EXPECT_EQ(numbers, (Numbers{4, 4}));
    const int values[] = {5, 6, 7, 8};
    numbers.assign(values);
    EXPECT_EQ(numbers, (Numbers{5, 6, 7, 8}));
}

}  // namespace
}  // namespace sator::tests
