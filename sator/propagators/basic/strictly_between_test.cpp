#include "sator/propagators/basic/strictly_between.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

bool lies_between(std::span<const Value> v) {
    const auto [low, high] = std::minmax(v.front(), v.back());
    return std::ranges::all_of(v.subspan(1, v.size() - 2),
                               [&](Value value) { return low < value && value < high; });
}

TEST(StrictlyBetween, IsGac) {
    EXPECT_EQ(walk(2, 3, StrictlyBetween(), lies_between, Strength::Gac, 20), "");
    EXPECT_EQ(walk(3, 6, StrictlyBetween(), lies_between, Strength::Gac), "");
    EXPECT_EQ(walk(5, 5, StrictlyBetween(), lies_between, Strength::Gac, 100), "");
    EXPECT_EQ(walk(3, 2, StrictlyBetween(), lies_between, Strength::Gac, 20), "");
}

}  // namespace
}  // namespace sator::tests
