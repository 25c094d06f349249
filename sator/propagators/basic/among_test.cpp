#include "sator/propagators/basic/among.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/base/bits.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_count(std::size_t positions, std::size_t values, const std::vector<Word>& set,
                       std::uint32_t least, std::uint32_t most) {
    const auto holds = [&](std::span<const Value> v) {
        const auto count = std::ranges::count_if(
            v, [&](Value value) { return has_bit(set, static_cast<std::size_t>(value)); });
        return count >= least && count <= most;
    };
    return walk(positions, values, Among(set, least, most), holds, Strength::Gac, 100);
}

TEST(Among, IsGac) {
    EXPECT_EQ(walk_count(4, 4, {0b0101}, 2, 2), "");
    EXPECT_EQ(walk_count(4, 4, {0b0110}, 0, 1), "");
    EXPECT_EQ(walk_count(4, 3, {0b100}, 3, 4), "");
    EXPECT_EQ(walk_count(3, 3, {0b100}, 1, 2), "");
    EXPECT_EQ(walk_count(2, 3, {0b001}, 3, 5), "") << "more than there are positions";
    EXPECT_EQ(walk_count(2, 3, {0}, 0, 0), "") << "no value";
    EXPECT_EQ(walk_count(2, 66, {1, 3}, 1, 1), "");
}

}  // namespace
}  // namespace sator::tests
