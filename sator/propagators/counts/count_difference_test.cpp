#include "sator/propagators/counts/count_difference.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

struct Case {
    std::size_t positions, added;
    std::int32_t least, most;
    std::vector<Word> exclusive;
};

std::string walk_case(const Case& one, std::size_t values, const std::vector<Word>& set,
                      std::size_t rounds = 60) {
    const auto holds = [&](std::span<const Value> v) {
        std::int32_t difference = 0;
        for (std::size_t i = 0; i < v.size(); ++i) {
            if (!has_bit(set, static_cast<std::size_t>(v[i]))) continue;
            difference += i < one.added ? 1 : -1;
            for (std::size_t j = 0; j < i; ++j) {
                const bool is_counted = has_bit(set, static_cast<std::size_t>(v[j]));
                if (is_counted && has_bit({&one.exclusive[i], 1}, j)) return false;
            }
        }
        return difference >= one.least && difference <= one.most;
    };
    const CountDifference propagator(set, one.added, one.least, one.most, one.exclusive);
    WalkSpace space = WalkSpace::of(one.positions, values);
    const std::string fault = walk_in(space, propagator, holds, Strength::Checking, rounds);
    if (!fault.empty()) return fault;
    space.scope.back() = 0;  // a repeated cell
    return walk_in(space, propagator, holds, Strength::Checking, rounds);
}

TEST(CountDifference, IsWhatItsDefinitionSays) {
    // A path of five positions, of which neighbours are exclusive, and two apart from it.
    const std::vector<Word> path{0b10, 0b101, 0b1010, 0b10100, 0b1000, 0, 0};
    EXPECT_EQ(walk_case({5, 5, 3, 3, {path.begin(), path.begin() + 5}}, 2, {0b10}), "");
    EXPECT_EQ(walk_case({7, 5, 1, 1, path}, 2, {0b10}), "");
    EXPECT_EQ(walk_case({7, 5, 2, 4, path}, 3, {0b110}), "");
    EXPECT_EQ(walk_case({7, 5, -2, 0, path}, 3, {0b001}), "");
    EXPECT_EQ(walk_case({3, 0, -2, -2, {0b110, 0b001, 0b001}}, 2, {0b10}), "") << "all are subtracted";
    EXPECT_EQ(walk_case({2, 1, -1, 1, {0, 0}}, 66, {1, 3}), "");
}

TEST(CountDifference, IsWhatItsDefinitionSaysForRandomGraphs) {
    std::mt19937 random(3);
    for (int round = 0; round < 60; ++round) {
        Case one{2 + random() % 5, 0, 0, 0, {}};
        one.added = random() % (one.positions + 1);
        one.least = static_cast<std::int32_t>(random() % 5) - 2;
        one.most = one.least + static_cast<std::int32_t>(random() % 2);
        one.exclusive.assign(one.positions, 0);
        for (std::size_t i = 0; i < one.positions; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (random() % 2 == 0) continue;
                one.exclusive[i] |= Word{1} << j;
                one.exclusive[j] |= Word{1} << i;
            }
        }
        ASSERT_EQ(walk_case(one, 2 + random() % 2, {0b10}, 20), "") << round;
    }
}

TEST(CountDifference, KnowsThatEachCliqueHasOneAtMost) {
    // Three of five in a row that do not touch: the first, the third, and the fifth.
    const CountDifference propagator({0b10}, 5, 3, 3, {0b10, 0b101, 0b1010, 0b10100, 0b1000});
    EXPECT_EQ(propagator.most_of_added(0b11111), 3);
    EXPECT_EQ(propagator.most_of_added(0b01111), 2);
    EXPECT_EQ(propagator.most_of_subtracted(0b11111), 0);
}

/// A position in no clique is not counted, but excludes others.
TEST(CountDifference, MayHavePositionsThatAreNotCounted) {
    // Two pairs and a subtracted position; the last one excludes a pair.
    const std::vector<Word> exclusive{0b100010, 0b100001, 0b1000, 0b100, 0, 0b11};
    const CountDifference propagator({0b10}, CountDifference::Cliques{{0b11, 0b1100}, {0b10000}}, 2, 2,
                                     exclusive);
    const auto holds = [&](std::span<const Value> v) {
        for (std::size_t i = 0; i < v.size(); ++i) {
            for (std::size_t j = 0; j < v.size(); ++j) {
                if (v[i] == 1 && v[j] == 1 && has_bit({&exclusive[i], 1}, j)) return false;
            }
        }
        return v[0] + v[1] + v[2] + v[3] - v[4] == 2;
    };
    EXPECT_EQ(walk_in(WalkSpace::of(6, 2), propagator, holds, Strength::Checking, 200), "");
    const auto left = propagator.left_of({0b111111, 0});
    ASSERT_TRUE(left.has_value());
    EXPECT_EQ(left->may, 0b001111U);
    EXPECT_EQ(left->must, 0U);
    EXPECT_FALSE(propagator.left_of({0b001111, 0b11}).has_value());
}

}  // namespace
}  // namespace sator::tests
