#include "sator/propagators/distinct/spaced_values.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_spaced(std::size_t positions, std::vector<std::int64_t> table, std::int64_t gap,
                        std::size_t rounds = 150) {
    const std::size_t values = table.size();
    const ValueNumbers numbers = ValueNumbers::of_cell(std::move(table));
    const auto holds = [&](std::span<const Value> v) {
        for (std::size_t i = 0; i < v.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (std::abs(numbers[v[i]] - numbers[v[j]]) < gap) return false;
            }
        }
        return true;
    };
    const auto propagator = SpacedValues::make(positions, numbers, values, static_cast<std::uint64_t>(gap));
    if (propagator == nullptr) return "too large";
    return walk(positions, values, *propagator, holds, Strength::Gac, rounds);
}

TEST(SpacedValues, IsGac) {
    EXPECT_EQ(walk_spaced(1, {1, 2, 3}, 2), "");
    EXPECT_EQ(walk_spaced(2, {1, 2, 3, 4, 5}, 2), "");
    EXPECT_EQ(walk_spaced(3, {1, 2, 3, 4, 5, 6}, 2), "");
    EXPECT_EQ(walk_spaced(4, {1, 2, 3, 4, 5, 6, 7}, 2, 60), "");
    EXPECT_EQ(walk_spaced(3, {1, 2, 3, 4, 5, 6, 7}, 3), "");
    EXPECT_EQ(walk_spaced(3, {-5, -4, 0, 1, 9}, 2), "") << "numbers with gaps";
    EXPECT_EQ(walk_spaced(3, {1, 2, 3, 4}, 2, 20), "") << "too few values";
    EXPECT_EQ(walk_spaced(3, {1, 2, 3, 4}, 1), "") << "all different";
}

TEST(SpacedValues, NumbersStatesInManyWords) {
    EXPECT_EQ(walk_spaced(7, {1, 2, 3}, 1, 10), "") << "too few values for 128 states";
    EXPECT_EQ(walk_spaced(7, {1, 2, 3, 4, 5, 6, 7}, 1, 2), "");
}

TEST(SpacedValues, LeavesLongLinesToOthers) {
    EXPECT_EQ(SpacedValues::make(13, ValueNumbers::of_cell({1, 2, 3}), 3, 2), nullptr);
}

}  // namespace
}  // namespace sator::tests
