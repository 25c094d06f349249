#include "sator/propagators/sums/exact_sum.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string walk_sum(const std::vector<ExactSum::Weights>& weights,
                     const std::vector<std::uint32_t>& table_of, std::uint32_t target) {
    const auto holds = [&](std::span<const Value> values) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            sum += weights[table_of[i]][static_cast<std::size_t>(values[i])];
        return sum == target;
    };
    const ExactSum sum(weights, table_of, target);
    return walk(table_of.size(), weights[0].size(), sum, holds, Strength::Gac, 100);
}

TEST(ExactSum, IsGacInOneWord) {
    EXPECT_EQ(walk_sum({{0, 1, 2, 3, 4}}, {0, 0, 0, 0}, 7), "");
    EXPECT_EQ(walk_sum({{0, 3, 5, 9, 62}, {7, 0, 1, 2, ExactSum::kTooHeavy}}, {0, 1, 0}, 63), "");
    EXPECT_EQ(walk_sum({{0, 1, 2}}, {0, 0}, 5), "") << "out of reach";
    EXPECT_EQ(walk_sum({{1, 1, 0, 0, 2}}, {0, 0, 0}, 2), "") << "values of equal weight";
}

TEST(ExactSum, AddsWholeDomainsIfWeightsRiseByOne) {
    const std::uint32_t none = ExactSum::kTooHeavy;
    EXPECT_EQ(walk_sum({{3, 4, 5, 6, 7}, {none, none, 0, 1, 2}}, {0, 1, 1, 0}, 10), "");
    EXPECT_EQ(walk_sum({{0, 1, 2, 3, 4, 5, 6}}, {0, 0, 0}, 4), "") << "some values are too heavy";
    EXPECT_EQ(walk_sum({{20, 21, 22, 23}}, {0, 0, 0}, 63), "");
    EXPECT_EQ(walk_sum({{20, 21, 22, 23}}, {0, 0, 0, 0}, 63), "") << "out of reach";
}

TEST(ExactSum, IsGacInManyWords) {
    EXPECT_EQ(walk_sum({{0, 64, 63, 65, 128}}, {0, 0, 0, 0}, 192), "");
    EXPECT_EQ(walk_sum({{0, 50, 51, 100, 300}}, {0, 0, 0}, 151), "");
    EXPECT_EQ(walk_sum({{0, 10, 20}}, {0, 0, 0}, 64), "") << "out of reach";
}

}  // namespace
}  // namespace sator::tests
