#include "sator/propagators/distinct/global_cardinality.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_with(const std::vector<OccurrenceBounds>& bounds, std::size_t positions,
                      std::size_t rounds = 200) {
    const auto holds = [&](std::span<const Value> values) {
        for (std::size_t v = 0; v < bounds.size(); ++v) {
            const auto count = static_cast<std::uint32_t>(std::ranges::count(values, static_cast<Value>(v)));
            if (count < bounds[v].least || count > bounds[v].most) return false;
        }
        return true;
    };
    return walk(positions, bounds.size(), GlobalCardinality(bounds), holds, Strength::Gac, rounds);
}

TEST(GlobalCardinality, IsGac) {
    EXPECT_EQ(walk_with({{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}, 4, 200), "") << "all different";
    EXPECT_EQ(walk_with({{1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}}, 5, 200), "") << "a permutation";
    EXPECT_EQ(walk_with({{2, 2}, {0, 0}, {1, 1}, {2, 2}}, 5, 200), "") << "a permutation of a multiset";
    EXPECT_EQ(walk_with({{0, 2}, {0, 1}, {0, 0}, {0, 2}}, 4, 200), "") << "a subset";
    EXPECT_EQ(walk_with({{2, 9}, {1, 9}, {0, 9}}, 5, 200), "") << "a superset";
    EXPECT_EQ(walk_with({{1, 2}, {0, 3}, {2, 2}, {0, 1}}, 5, 200), "") << "bounds on both sides";
    EXPECT_EQ(walk_with({{1, 1}, {0, 1}}, 3), "") << "too many positions";
    EXPECT_EQ(walk_with({{2, 3}, {2, 3}}, 3), "") << "too few positions";
}

TEST(GlobalCardinality, CountsValuesBeyondOneWord) {
    std::vector<OccurrenceBounds> bounds(64, {0, 0});
    bounds[62] = bounds[63] = {1, 2};
    bounds[1] = {0, 1};
    EXPECT_EQ(walk_with(bounds, 3, 12), "");
    bounds.insert(bounds.end(), 6, {0, 1});
    EXPECT_EQ(walk_with(bounds, 3, 12), "");
}

}  // namespace
}  // namespace sator::tests
