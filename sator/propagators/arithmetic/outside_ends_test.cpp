#include "sator/propagators/arithmetic/outside_ends.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_ends(std::size_t positions, std::vector<std::int64_t> table, std::int64_t distance,
                      std::size_t rounds = 150) {
    const std::size_t values = table.size();
    const ValueNumbers numbers = ValueNumbers::of_cell(std::move(table));
    const auto holds = [&](std::span<const Value> v) {
        const auto [low, high] = std::minmax({numbers[v.front()], numbers[v.back()]});
        const auto is_outside = [&](Value value) { return numbers[value] < low || numbers[value] > high; };
        return high - low >= distance && std::ranges::all_of(v.subspan(1, v.size() - 2), is_outside);
    };
    return walk(positions, values, OutsideEnds(numbers, static_cast<std::uint64_t>(distance)), holds,
                Strength::Gac, rounds);
}

TEST(OutsideEnds, IsGac) {
    EXPECT_EQ(walk_ends(2, {1, 2, 3, 4, 5, 6}, 4), "");
    EXPECT_EQ(walk_ends(3, {1, 2, 3, 4, 5, 6, 7}, 4), "");
    EXPECT_EQ(walk_ends(4, {1, 2, 3, 4, 5, 6}, 2), "");
    EXPECT_EQ(walk_ends(5, {1, 2, 3, 4}, 1, 50), "");
    EXPECT_EQ(walk_ends(4, {-3, 0, 1, 8, 9}, 3), "");
    EXPECT_EQ(walk_ends(3, {1, 2, 3}, 0), "") << "equal ends";
    EXPECT_EQ(walk_ends(3, {1, 2, 3}, 3, 20), "") << "ends that are never far enough apart";
}

}  // namespace
}  // namespace sator::tests
