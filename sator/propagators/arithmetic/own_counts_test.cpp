#include "sator/propagators/arithmetic/own_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_own_counts(std::size_t positions, const std::vector<std::int64_t>& table) {
    const ValueNumbers numbers = ValueNumbers::of_cell(table);
    const auto holds = [&](std::span<const Value> values) {
        return std::ranges::all_of(values,
                                   [&](Value v) { return std::ranges::count(values, v) == numbers[v]; });
    };
    return walk(positions, table.size(), OwnCounts(numbers, table.size()), holds, Strength::Checking, 150);
}

TEST(OwnCounts, ChecksCounts) {
    EXPECT_EQ(walk_own_counts(1, {0, 1}), "");
    EXPECT_EQ(walk_own_counts(3, {1, 2, 3}), "");
    EXPECT_EQ(walk_own_counts(5, {1, 2, 3, 4}), "");
    EXPECT_EQ(walk_own_counts(4, {-1, 0, 2, 3}), "");
    EXPECT_EQ(walk_own_counts(4, {2, 4, 9}), "");
}

}  // namespace
}  // namespace sator::tests
