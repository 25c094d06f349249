#include "sator/solve/ranked_solutions.hpp"

#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// "score:first value" of each.
std::string text_of(const RankedSolutions& solutions) {
    std::string text;
    for (const auto& [score, values] : solutions.best()) {
        text += std::to_string(score) + ":" + std::to_string(values[0]) + " ";
    }
    return text;
}

TEST(RankedSolutions, KeepsTheBestInOrder) {
    RankedSolutions solutions(3);
    EXPECT_TRUE(solutions.best().empty());
    Value number = 0;
    for (const std::int64_t score : {5, -2, 7, 5, 7, 4}) {
        const Value values[] = {number++};
        solutions.add(score, values);
    }
    EXPECT_EQ(text_of(solutions), "7:2 7:4 5:0 ");
}

TEST(ScoreOf, AddsUpTheScoresOfTheRules) {
    SmallPuzzle puzzle(2, 2, U"AB");
    puzzle.file("list.txt", "ab;40\nbb;5\n");
    puzzle.rule("words", {"ab", "bb"}, {{0, 1}, {2, 3}});
    EXPECT_EQ(score_of(puzzle.rules(), puzzle.values_of(U"ABBB")), std::nullopt);
    puzzle.rule("theme", {"list.txt"}, {{0, 1}, {2, 3}});
    EXPECT_EQ(score_of(puzzle.rules(), puzzle.values_of(U"ABBB")), 45);
    EXPECT_EQ(score_of(puzzle.rules(), puzzle.values_of(U"ABAB")), 80);
    EXPECT_EQ(score_of(puzzle.rules(), puzzle.values_of(U"AAAA")), 0);
}

}  // namespace
}  // namespace sator::tests
