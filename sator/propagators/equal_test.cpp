#include "sator/propagators/equal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"

namespace sator {
namespace {

bool all_equal(std::span<const Value> values) {
    return std::ranges::all_of(values, [&](Value v) { return v == values[0]; });
}

TEST(Equal, PrunesAllThatItCan) {
    EXPECT_EQ(walk(1, 3, Equal(), all_equal, Strength::Gac), "");
    EXPECT_EQ(walk(2, 4, Equal(), all_equal, Strength::Gac), "");
    EXPECT_EQ(walk(4, 5, Equal(), all_equal, Strength::Gac), "");
    EXPECT_EQ(walk(2, 70, Equal(), all_equal, Strength::Gac, 10), "");
}

}  // namespace
}  // namespace sator
