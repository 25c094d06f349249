#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ThemeRule, RanksWithoutADemand) {
    SmallPuzzle puzzle(2, 1, U"AB");
    puzzle.file("list.txt", "ab;40\nba;-3\nAB;60\nbb\nabba;9\n");
    puzzle.rule("theme", {"list.txt"}, {{0, 1}});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched().size(), 4u);
    const auto rules = puzzle.rules();
    ASSERT_EQ(rules.size(), 1u);
    const auto score = [&](std::u32string_view word) { return rules[0]->score(puzzle.values_of(word)); };
    EXPECT_EQ(score(U"AB"), 60);
    EXPECT_EQ(score(U"BA"), -3);
    EXPECT_EQ(score(U"BB"), 1);
    EXPECT_EQ(score(U"AA"), 0);
    EXPECT_EQ(puzzle.description(), "row 1 scores as a word of list.txt\n");
}

TEST(ThemeRule, TakesThePuzzlesOwnList) {
    SmallPuzzle puzzle(2, 1, U"AB");
    puzzle.own_words("ab;5\n");
    puzzle.rule("theme", {}, {{0, 1}});
    EXPECT_EQ(puzzle.rules()[0]->score(puzzle.values_of(U"AB")), 5);
}

TEST(ThemeRule, RefusesTwoLists) {
    SmallPuzzle puzzle(2, 1, U"AB");
    puzzle.rule("theme", {"one", "two"}, {{0, 1}});
    EXPECT_EQ(puzzle.errors(), "demo.sator:1:21: error: theme takes one list\nhint: write theme PATH\n");
}

}  // namespace
}  // namespace sator::tests
