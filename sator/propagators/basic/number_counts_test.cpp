#include "sator/propagators/basic/number_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/base/bits.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_number(std::size_t positions, const std::vector<std::int64_t>& demands,
                        const std::vector<Word>& set) {
    const auto holds = [&](std::span<const Value> v) {
        const std::int64_t demand = demands[static_cast<std::size_t>(v[0])];
        const auto count = std::ranges::count_if(
            v.subspan(1), [&](Value value) { return has_bit(set, static_cast<std::size_t>(value)); });
        return demand == NumberCounts::kAnything || demand == count;
    };
    return walk(positions, demands.size(), NumberCounts(demands, set), holds, Strength::Gac, 200);
}

TEST(NumberCounts, IsGac) {
    constexpr std::int64_t any = NumberCounts::kAnything, never = NumberCounts::kImpossible;
    EXPECT_EQ(walk_number(4, {0, 1, 2, any}, {0b1000}), "");
    EXPECT_EQ(walk_number(5, {0, 1, 2, 3, 4, any}, {0b10'0000}), "");
    EXPECT_EQ(walk_number(4, {0, 1, 2}, {0b011}), "") << "numbers that are counted";
    EXPECT_EQ(walk_number(4, {never, 3, 1, any}, {0b0110}), "") << "numbers with gaps";
    EXPECT_EQ(walk_number(3, {2, 2, any, any}, {0b0101}), "");
    EXPECT_EQ(walk_number(1, {0, 1, any}, {0b100}), "") << "no other positions";
    EXPECT_EQ(walk_number(3, {5, 0, 1}, {0}), "") << "nothing is counted";
}

}  // namespace
}  // namespace sator::tests
