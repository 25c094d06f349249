#include "sator/propagators/basic/all_equal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

bool all_equal(std::span<const Value> values) {
    return std::ranges::all_of(values, [&](Value v) { return v == values[0]; });
}

TEST(AllEqual, IsGac) {
    EXPECT_EQ(walk(1, 3, AllEqual(), all_equal, Strength::Gac), "");
    EXPECT_EQ(walk(2, 4, AllEqual(), all_equal, Strength::Gac), "");
    EXPECT_EQ(walk(4, 5, AllEqual(), all_equal, Strength::Gac), "");
    EXPECT_EQ(walk(2, 70, AllEqual(), all_equal, Strength::Gac, 10), "");
}

}  // namespace
}  // namespace sator::tests
