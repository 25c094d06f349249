#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Lines = std::vector<std::vector<std::size_t>>;

SmallPuzzle::Grids solved_both_ways(const Lines& lines) {
    SmallPuzzle puzzle(2, 2, U"abc");
    puzzle.rule("different_words", {}, lines);
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    return puzzle.searched();
}

TEST(DifferentWordsRule, DemandsThatLinesDiffer) {
    EXPECT_EQ(solved_both_ways({{0, 1}, {2, 3}}).size(), 72u);          // 9 · 9 - 9
    EXPECT_EQ(solved_both_ways({{0, 1}, {2, 3}, {3, 2}}).size(), 42u);  // second no palindrome: 6 · 7
    EXPECT_FALSE(solved_both_ways({{0, 1}, {2, 3}, {0, 2}, {1, 3}}).empty());
}

TEST(DifferentWordsRule, HandlesCellsThatOccurTwice) {
    EXPECT_EQ(solved_both_ways({{0, 1}, {1, 0}}).size(), 54u);        // no palindrome
    EXPECT_EQ(solved_both_ways({{0, 1, 2}, {1, 2, 0}}).size(), 72u);  // not all equal
    EXPECT_EQ(solved_both_ways({{0, 1}, {0, 2}}).size(), 54u);
    EXPECT_TRUE(solved_both_ways({{0, 1}, {0, 1}}).empty());
}

TEST(DifferentWordsRule, AllowsDifferentLengths) {
    EXPECT_EQ(solved_both_ways({{0, 1}, {2}}).size(), 81u);
}

TEST(DifferentWordsRule, DescribesItsDemand) {
    SmallPuzzle puzzle(2, 2, U"ab");
    puzzle.rule("different_words", {}, {{0, 1}, {2, 3}, {0, 2}});
    EXPECT_EQ(puzzle.description(),
              "row 1 and row 2 must not read the same\n"
              "row 1 and column 1 must not read the same\n"
              "row 2 and column 1 must not read the same\n");
}

TEST(DifferentWordsRule, NeedsTwoSequencesAndNoArguments) {
    SmallPuzzle puzzle(2, 2, U"ab");
    puzzle.rule("different_words", {}, {{0, 1}});
    EXPECT_EQ(puzzle.errors(),
              "demo.sator:1:6: error: different_words needs at least two sequences\n"
              "hint: mark each word with a letter of its own, or add a drawing\n");
    puzzle.puzzle().rules.clear();
    puzzle.rule("different_words", {"3"}, {{0, 1}, {2, 3}});
    EXPECT_EQ(puzzle.errors(),
              "demo.sator:1:11: error: different_words takes no arguments\n"
              "hint: write different_words\n");
}

}  // namespace
}  // namespace sator::tests
