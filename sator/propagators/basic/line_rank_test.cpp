#include "sator/propagators/basic/line_rank.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Line = LineRank::Line;

std::string walk_lines(std::size_t positions, std::size_t values, const Line& own,
                       const std::vector<Line>& others, std::size_t smaller) {
    const auto holds = [&](std::span<const Value> all) {
        const auto values_of = [&](const Line& line) {
            std::vector<Value> word;
            for (const std::uint32_t position : line) word.push_back(all[position]);
            return word;
        };
        const auto ranked = values_of(own);
        std::size_t count = 0;
        for (const Line& other : others) {
            if (values_of(other) == ranked) return false;
            if (values_of(other) < ranked) ++count;
        }
        return count == smaller;
    };
    return walk(positions, values, LineRank(own, others, smaller), holds, Strength::Checking, 150);
}

TEST(LineRank, ChecksTheRank) {
    for (std::size_t smaller = 0; smaller <= 3; ++smaller) {
        EXPECT_EQ(walk_lines(4, 3, {0, 1}, {{1, 0}, {2, 3}, {3, 2}}, smaller), "") << smaller;
        EXPECT_EQ(walk_lines(4, 3, {0, 1}, {{2, 3}, {0, 2}, {1, 3}}, smaller), "") << "lines that cross";
    }
    EXPECT_EQ(walk_lines(6, 2, {0, 1, 2}, {{3, 4, 5}, {5, 4, 3}, {2, 1, 0}}, 1), "");
    EXPECT_EQ(walk_lines(2, 3, {0}, {{1}}, 1), "");
    EXPECT_EQ(walk_lines(1, 3, {0}, {{0}}, 0), "") << "a line of one cell equals itself read backwards";
    EXPECT_EQ(walk_lines(1, 3, {0}, {}, 0), "") << "no other line";
}

}  // namespace
}  // namespace sator::tests
