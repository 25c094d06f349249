#include "sator/propagators/arithmetic/linear.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Coefficients = std::vector<std::int64_t>;
using Relation = LinearRelation;

const ValueNumbers kDigits = ValueNumbers::of_cell({0, 1, 2, 3, 4});
const ValueNumbers kGaps = ValueNumbers::of_cell({-7, -2, 0, 5});
const ValueNumbers kBlankCell = ValueNumbers::of_cell({-2, 1, 3}, 3);

std::string walk_linear(const Coefficients& coefficients, const ValueNumbers& numbers, std::size_t values,
                        Relation relation, std::int64_t constant, Strength strength) {
    std::vector<Linear::Term> terms;
    for (const std::int64_t c : coefficients) terms.push_back({c, numbers});
    const auto linear = Linear::make(terms, relation, constant);
    const auto holds = [&](std::span<const Value> v) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < v.size(); ++i) sum += coefficients[i] * numbers[v[i]];
        return relation == Relation::Equal    ? sum == constant
               : relation == Relation::AtMost ? sum <= constant
                                              : sum != constant;
    };
    return walk(coefficients.size(), values, **linear, holds, strength, 100);
}

TEST(Linear, IsCorrectForEquations) {
    EXPECT_EQ(walk_linear({1, 1, 1}, kDigits, 5, Relation::Equal, 7, Strength::Bounds), "");
    EXPECT_EQ(walk_linear({1, -1, 1, -1}, kDigits, 5, Relation::Equal, 3, Strength::Bounds), "");
    EXPECT_EQ(walk_linear({3, -2, 5}, kDigits, 5, Relation::Equal, 11, Strength::Checking), "");
    EXPECT_EQ(walk_linear({1, 2}, kGaps, 4, Relation::Equal, 1, Strength::Checking), "");
    EXPECT_EQ(walk_linear({1}, kDigits, 5, Relation::Equal, 3, Strength::Gac), "");
}

TEST(Linear, IsGacForInequalities) {
    EXPECT_EQ(walk_linear({1, 1, 2}, kDigits, 5, Relation::AtMost, 6, Strength::Gac), "");
    EXPECT_EQ(walk_linear({-1, 3}, kGaps, 4, Relation::AtMost, -4, Strength::Gac), "");
}

TEST(Linear, IsGacForDisequalities) {
    EXPECT_EQ(walk_linear({1, 1, 2}, kDigits, 5, Relation::NotEqual, 6, Strength::Gac), "");
    EXPECT_EQ(walk_linear({-1, 3}, kGaps, 4, Relation::NotEqual, -4, Strength::Gac), "");
}

TEST(Linear, CountsABlankAsZero) {
    const WalkSpace space = WalkSpace::of(3, 4);
    for (const Relation relation : {Relation::Equal, Relation::AtMost, Relation::NotEqual}) {
        const auto linear = Linear::make({{1, kBlankCell}, {-2, kBlankCell}, {1, kBlankCell}}, relation, 1);
        const auto holds = [&](std::span<const Value> v) {
            const std::int64_t sum = kBlankCell[v[0]] - 2 * kBlankCell[v[1]] + kBlankCell[v[2]];
            return relation == Relation::Equal    ? sum == 1
                   : relation == Relation::AtMost ? sum <= 1
                                                  : sum != 1;
        };
        EXPECT_EQ(walk_in(space, **linear, holds, Strength::Checking), "");
    }
}

TEST(Linear, MixesCellsAndAuxiliaries) {
    const WalkSpace space{
        {{DomainKind::Bits, 0, 4}, {DomainKind::Interval, -6, 6}, {DomainKind::Interval, -3, 9}}, {0, 1, 2}};
    for (const Relation relation : {Relation::Equal, Relation::AtMost, Relation::NotEqual}) {
        const auto linear = Linear::make(
            {{1, kDigits}, {-1, ValueNumbers::integers(-6, 6)}, {1, ValueNumbers::integers(-3, 9)}}, relation,
            2);
        const auto holds = [&](std::span<const Value> v) {
            const std::int64_t sum = v[0] - v[1] + v[2];
            return relation == Relation::Equal    ? sum == 2
                   : relation == Relation::AtMost ? sum <= 2
                                                  : sum != 2;
        };
        const Strength strength = relation == Relation::NotEqual ? Strength::Checking : Strength::Bounds;
        EXPECT_EQ(walk_in(space, **linear, holds, strength, 60), "");
    }
}

TEST(Linear, RefusesSumsThatOverflow) {
    const ValueNumbers large = ValueNumbers::of_cell({std::int64_t{1} << 61});
    EXPECT_TRUE(Linear::make({{1, large}, {1, large}}, Relation::Equal, 0));
    EXPECT_FALSE(Linear::make({{1, large}, {1, large}}, Relation::Equal, 1));
    EXPECT_FALSE(Linear::make({{3, large}}, Relation::Equal, 0));
    EXPECT_FALSE(Linear::make({{INT64_MIN, kDigits}}, Relation::Equal, 0));
    EXPECT_FALSE(Linear::make({{1, ValueNumbers::of_cell({INT64_MIN})}}, Relation::Equal, 0));
    EXPECT_FALSE(Linear::make({{1, kDigits}}, Relation::AtMost, INT64_MIN));
}

}  // namespace
}  // namespace sator::tests
