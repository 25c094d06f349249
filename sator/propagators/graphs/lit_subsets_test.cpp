#include "sator/propagators/graphs/lit_subsets.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

std::string walk_subsets(std::size_t positions, std::size_t values,
                         const std::vector<LitSubsets::Subset>& subsets) {
    return walk(
        positions, values, LitSubsets({Word{1} << kLit}, subsets),
        [=](std::span<const Value> chosen) {
            LitSubsets::Subset lit = 0;
            for (std::size_t i = 0; i < chosen.size(); ++i) {
                if (chosen[i] == kLit) lit |= LitSubsets::Subset{1} << i;
            }
            return std::ranges::find(subsets, lit) != subsets.end();
        },
        Strength::Gac);
}

TEST(LitSubsets, IsGac) {
    EXPECT_EQ(walk_subsets(3, 2, {0b011, 0b110, 0b101}), "");
    EXPECT_EQ(walk_subsets(4, 3, {0b0000, 0b1011, 0b0111}), "");
    EXPECT_EQ(walk_subsets(4, 2, {0b1111}), "");
    EXPECT_EQ(walk_subsets(2, 2, {}), "");
}

}  // namespace
}  // namespace sator::tests
