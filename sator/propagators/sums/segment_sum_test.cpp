#include "sator/propagators/sums/segment_sum.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cases = std::vector<SegmentSum::Case>;

std::string walk_cases(std::size_t positions, const std::vector<std::uint32_t>& weights, std::uint32_t target,
                       const Cases& cases) {
    const auto holds = [&](std::span<const Value> values) {
        return std::ranges::any_of(cases, [&](const SegmentSum::Case& one) {
            std::uint64_t sum = 0;
            for (std::size_t i = one.begin; i < one.end; ++i)
                sum += weights[static_cast<std::size_t>(values[i])];
            return sum == target && std::ranges::all_of(one.fixed, [&](const auto& fixed) {
                       return values[fixed.first] == fixed.second;
                   });
        });
    };
    return walk(positions, weights.size(), SegmentSum(weights, target, cases), holds, Strength::Gac, 150);
}

TEST(SegmentSum, IsGac) {
    const Cases selected_by_first = {{{{0, 0}}, 0, 1}, {{{0, 1}}, 0, 2}, {{{0, 2}}, 0, 3}, {{{0, 3}}, 0, 4}};
    EXPECT_EQ(walk_cases(4, {1, 2, 3, 4}, 6, selected_by_first), "");
    EXPECT_EQ(walk_cases(4, {1, 2, 3, SegmentSum::kNever}, 4, selected_by_first), "");
    EXPECT_EQ(walk_cases(4, {0, 0, 2, 5}, 0, selected_by_first), "");
    EXPECT_EQ(walk_cases(3, {1, 2, 3}, 4, {{{{0, 0}, {2, 1}}, 0, 3}, {{{2, 2}}, 1, 2}, {{}, 0, 1}}), "");
    EXPECT_EQ(walk_cases(3, {1, 2, 3}, 0, {{{{1, 2}}, 1, 1}}), "") << "an empty segment";
    EXPECT_EQ(walk_cases(1, {1, 2, 3}, 2, {{{{0, 1}}, 0, 1}, {{{0, 2}}, 0, 1}}), "");
    EXPECT_EQ(walk_cases(2, {1, 2}, 2, {}), "") << "no case";
}

TEST(SegmentSum, HasSetsOfSumsOfSeveralWords) {
    EXPECT_EQ(walk_cases(4, {40, 64, 100, 1}, 201, {{{{0, 0}}, 0, 4}, {{{3, 2}}, 0, 3}, {{}, 1, 4}}), "");
    EXPECT_EQ(walk_cases(3, {64, 128, 63}, 192, {{{}, 0, 2}, {{{1, 1}}, 0, 3}}), "");
}

}  // namespace
}  // namespace sator::tests
