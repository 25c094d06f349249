#include "sator/propagators/distinct/consecutive_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_windows(std::size_t positions, std::vector<std::int64_t> table, std::size_t rounds = 150) {
    const std::size_t values = table.size();
    const ValueNumbers numbers = ValueNumbers::of_cell(std::move(table));
    const auto holds = [&](std::span<const Value> v) {
        std::vector<std::int64_t> sorted;
        for (const Value value : v) sorted.push_back(numbers[value]);
        std::ranges::sort(sorted);
        for (std::size_t i = 1; i < sorted.size(); ++i) {
            if (sorted[i] != sorted[i - 1] + 1) return false;
        }
        return true;
    };
    return walk(positions, values, ConsecutiveValues(positions, numbers, values), holds, Strength::Gac,
                rounds);
}

TEST(ConsecutiveValues, IsGac) {
    EXPECT_EQ(walk_windows(1, {1, 2, 3}), "");
    EXPECT_EQ(walk_windows(2, {1, 2, 3, 4, 5, 6}), "");
    EXPECT_EQ(walk_windows(3, {1, 2, 3, 4, 5, 6}), "");
    EXPECT_EQ(walk_windows(4, {1, 2, 3, 4, 5, 6}), "");
    EXPECT_EQ(walk_windows(5, {1, 2, 3, 4, 5}, 50), "");
    EXPECT_EQ(walk_windows(3, {-2, -1, 0, 2, 3, 4}), "") << "numbers with a gap";
    EXPECT_EQ(walk_windows(3, {1, 3, 5, 7}, 20), "") << "no window";
    EXPECT_EQ(walk_windows(4, {1, 2, 3}, 20), "") << "more positions than values";
}

TEST(ConsecutiveValues, CrossesTheWordsOfLargeDomains) {
    std::vector<std::int64_t> table;
    for (std::int64_t n = 0; n < 70; ++n) table.push_back(n < 60 ? 2 * n : 60 + n);
    EXPECT_EQ(walk_windows(2, table, 30), "");
}

}  // namespace
}  // namespace sator::tests
