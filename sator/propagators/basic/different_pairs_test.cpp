#include "sator/propagators/basic/different_pairs.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string pair_fault(std::size_t positions, std::size_t values, const DifferentPairs& pairs = {}) {
    const auto holds = [&](std::span<const Value> all) {
        const std::size_t half = all.size() / 2;
        for (std::size_t i = 0; i < half; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (all[i] == all[j] && all[i + half] == all[j + half]) return false;
            }
        }
        return true;
    };
    return walk_in(WalkSpace::of(positions, values), pairs, holds, Strength::Checking);
}

TEST(DifferentPairs, RemovesWhatAKnownPairHas) {
    EXPECT_EQ(pair_fault(4, 2), "");
    EXPECT_EQ(pair_fault(4, 3), "");
    EXPECT_EQ(pair_fault(6, 2), "");
    EXPECT_EQ(pair_fault(6, 3), "");
    EXPECT_EQ(pair_fault(8, 2), "");
    EXPECT_EQ(pair_fault(2, 3), "") << "one pair";
}

TEST(DifferentPairs, PlacesAPairThatOnlyOnePositionCanHold) {
    EXPECT_EQ(pair_fault(8, 2, DifferentPairs({0, 1}, {0, 1})), "");
}

}  // namespace
}  // namespace sator::tests
