#include "sator/propagators/leftovers/same_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

bool have_same_values(std::span<const Value> values) {
    std::vector<Value> first(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    std::vector<Value> second(values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    std::ranges::sort(first);
    std::ranges::sort(second);
    return first == second;
}

TEST(SameValues, IsSound) {
    for (const std::size_t half : {1U, 2U, 3U}) {
        for (const std::size_t values : {2U, 3U, 4U}) {
            EXPECT_EQ(
                walk_in(WalkSpace::of(2 * half, values), SameValues(), have_same_values, Strength::Checking),
                "");
        }
    }
}

TEST(SameValues, IsSoundIfACellIsInBothHalves) {
    WalkSpace space = WalkSpace::of(5, 3);
    space.scope = {0, 1, 2, 0, 3, 4};
    EXPECT_EQ(walk_in(space, SameValues(), have_same_values, Strength::Checking), "");
    space.scope = {0, 0, 1, 2, 3, 4};
    EXPECT_EQ(walk_in(space, SameValues(), have_same_values, Strength::Checking), "");
}

TEST(SameValues, IsGacForOneCellEach) {
    EXPECT_EQ(walk_in(WalkSpace::of(2, 5), SameValues(), have_same_values, Strength::Gac), "");
}

}  // namespace
}  // namespace sator::tests
