#include "sator/propagators/basic/wanted_values.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_wanted(std::size_t values, const std::vector<Value>& wanted, std::size_t least,
                        std::size_t most) {
    // The walk repeats the first position at the end, or all positions: later wishes may be missing.
    std::vector<Value> longer = wanted;
    longer.push_back(wanted.front());
    const auto holds = [&](std::span<const Value> all) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < all.size(); ++i) count += all[i] == longer[i];
        return least <= count && count <= most;
    };
    return walk(wanted.size(), values, WantedValues(longer, least, most), holds, Strength::Gac, 150);
}

TEST(WantedValues, IsGac) {
    EXPECT_EQ(walk_wanted(3, {0, 1, 2, 1}, 1, 1), "");
    EXPECT_EQ(walk_wanted(3, {0, 1, 2, 1}, 0, 2), "");
    EXPECT_EQ(walk_wanted(3, {2, 2, 0}, 2, 3), "");
    EXPECT_EQ(walk_wanted(2, {0}, 0, 0), "");
    EXPECT_EQ(walk_wanted(2, {0, 1}, 3, 4), "") << "more than there are";
}

}  // namespace
}  // namespace sator::tests
