#include "sator/propagators/sums/equal_sums.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Terms = std::vector<EqualSums::Term>;

std::string walk_parts(const Terms& terms, std::vector<std::int64_t> table, std::size_t rounds = 100) {
    const std::size_t values = table.size();
    const ValueNumbers numbers = ValueNumbers::of_cell(std::move(table));
    const auto propagator = EqualSums::make(terms, numbers, values);
    if (propagator == nullptr) return "too large";
    const auto holds = [&](std::span<const Value> v) {
        std::vector<std::int64_t> sums;
        for (std::size_t i = 0; i < terms.size(); ++i) {
            if (terms[i].begins_part) sums.push_back(0);
            sums.back() += terms[i].coefficient * numbers[v[i]];
        }
        return std::set(sums.begin(), sums.end()).size() <= 1;
    };
    return walk(terms.size(), values, *propagator, holds, Strength::Gac, rounds);
}

TEST(EqualSums, IsGac) {
    EXPECT_EQ(walk_parts({{1, true}, {1, true}}, {1, 2, 3, 4}), "");
    EXPECT_EQ(walk_parts({{1, true}, {1, true}, {1, false}}, {1, 2, 3, 4, 5, 6}), "");
    EXPECT_EQ(walk_parts({{1, true}, {1, false}, {1, true}, {1, false}, {1, true}}, {1, 2, 3, 4}), "");
    EXPECT_EQ(walk_parts({{1, true}, {1, true}, {1, false}, {1, false}}, {-3, 0, 1, 5}), "");
    EXPECT_EQ(walk_parts({{1, true}, {1, false}, {1, false}}, {1, 2}), "") << "a single part";
    EXPECT_EQ(walk_parts({{1, true}, {1, true}, {1, false}, {1, false}}, {1, 2}), "") << "hardly in reach";
    EXPECT_EQ(walk_parts({{1, true}, {1, true}, {1, false}, {1, false}}, {5, 6}), "") << "out of reach";
}

TEST(EqualSums, MultipliesNumbers) {
    EXPECT_EQ(walk_parts({{10, true}, {1, false}, {1, true}, {1, false}}, {1, 5, 7, 9}), "");
    EXPECT_EQ(walk_parts({{-2, true}, {3, false}, {1, true}, {1, false}}, {-1, 0, 1, 4}), "");
    EXPECT_EQ(walk_parts({{100, true}, {10, false}, {1, false}, {1, true}}, {0, 1, 2, 3}), "")
        << "many words";
    EXPECT_EQ(walk_parts({{1, true}, {1, true}, {1, false}}, {0, 64, 65, 130}), "");
}

TEST(EqualSums, LeavesLargeSumsToOthers) {
    const ValueNumbers numbers = ValueNumbers::of_cell({0, 1'000'000'000});
    const Terms terms{{1, true}, {1, true}};
    EXPECT_EQ(EqualSums::make(terms, numbers, 2), nullptr);
    EXPECT_EQ(EqualSums::make(terms, ValueNumbers::of_cell({0, std::int64_t{1} << 60}), 2), nullptr);
}

}  // namespace
}  // namespace sator::tests
