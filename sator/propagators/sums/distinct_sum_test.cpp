#include "sator/propagators/sums/distinct_sum.hpp"

#include <gtest/gtest.h>

#include <array>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_cage(std::size_t positions, std::vector<std::int64_t> table, std::int64_t target,
                      std::size_t rounds = 150) {
    const std::size_t values = table.size();
    const ValueNumbers numbers = ValueNumbers::of_cell(std::move(table));
    const auto sum = DistinctSum::make(positions, std::array{(Word{1} << values) - 1}, numbers, target);
    if (sum == nullptr) return "too many combinations";
    const auto holds = [&](std::span<const Value> v) {
        std::int64_t total = 0;
        for (std::size_t i = 0; i < v.size(); ++i) {
            total += numbers[v[i]];
            for (std::size_t j = 0; j < i; ++j) {
                if (v[i] == v[j]) return false;
            }
        }
        return total == target;
    };
    return walk(positions, values, *sum, holds, Strength::Gac, rounds);
}

TEST(DistinctSum, IsGac) {
    EXPECT_EQ(walk_cage(1, {1, 2, 3}, 2), "");
    EXPECT_EQ(walk_cage(2, {1, 2, 3, 4, 5, 6}, 7), "");
    EXPECT_EQ(walk_cage(3, {1, 2, 3, 4, 5, 6}, 10), "");
    EXPECT_EQ(walk_cage(4, {1, 2, 3, 4, 5, 6}, 13), "");
    EXPECT_EQ(walk_cage(4, {-5, -1, 0, 2, 9}, 5), "");
    EXPECT_EQ(walk_cage(2, {1, 2, 3}, 9), "") << "out of reach";
    EXPECT_EQ(walk_cage(4, {1, 2, 3}, 6, 20), "") << "more positions than values";
}

TEST(DistinctSum, ListsTheCombinations) {
    const ValueNumbers digits = ValueNumbers::of_cell({1, 2, 3, 4, 5, 6, 7, 8, 9});
    const auto sum = DistinctSum::make(3, std::array{Word{0x1FF}}, digits, 8);
    ASSERT_NE(sum, nullptr);
    ASSERT_EQ(sum->combinations().size(), 2U);
    EXPECT_EQ(sum->combinations()[0], 0b10011U) << "1 2 5";
    EXPECT_EQ(sum->combinations()[1], 0b1101U) << "1 3 4";
    EXPECT_EQ(DistinctSum::make(11, std::array{Word{0xFFF}}, digits, 8), nullptr);
    std::vector<std::int64_t> many;
    for (std::int64_t n = 0; n < 40; ++n) many.push_back(n);
    EXPECT_EQ(DistinctSum::make(8, std::array{(Word{1} << 40) - 1}, ValueNumbers::of_cell(many), 150),
              nullptr);
}

}  // namespace
}  // namespace sator::tests
