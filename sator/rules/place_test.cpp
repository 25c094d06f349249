#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grids = SmallPuzzle::Grids;

TEST(PlaceRule, WritesAWord) {
    SmallPuzzle puzzle(3, 2, U"ab ");
    puzzle.rule_on_all("place", {"aab"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), (Grids{"aab   ", "baa   ", "   aab", "   baa"}));
}

TEST(PlaceRule, WritesAPalindromeOnce) {
    SmallPuzzle puzzle(3, 2, U"ab ");
    puzzle.rule_on_all("place", {"ABA"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), (Grids{"aba   ", "   aba"}));
}

TEST(PlaceRule, AcceptsGivensThatAgree) {
    SmallPuzzle puzzle(3, 2, U"ab ");
    puzzle.rule_on_all("place", {"ab"});
    puzzle.initial(U"b....a");
    puzzle.initial(U"bb.bab");
    puzzle.initial(U"aaaaaa");
    for (const std::size_t initial : {0, 1, 2})
        EXPECT_EQ(puzzle.searched(initial), puzzle.brute_force(initial));
    EXPECT_TRUE(puzzle.searched(0).contains("ba   a"));
    EXPECT_EQ(puzzle.searched(1), (Grids{"bb bab", "bbabab", "bbbbab"}));  // the givens contain it already
    EXPECT_TRUE(puzzle.searched(2).empty());
}

TEST(PlaceRule, WritesSeveralWords) {
    SmallPuzzle puzzle(3, 2, U"abc ");
    puzzle.rule_on_all("place", {"abc", "cb", "ab"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_TRUE(puzzle.searched().contains("abc   "));  // one word within another
    EXPECT_TRUE(puzzle.searched().contains("abccb "));
    EXPECT_FALSE(puzzle.searched().contains("abc aa"));
}

TEST(PlaceRule, NeedsNoOpenCell) {
    SmallPuzzle puzzle(2, 1, U"ab ");
    puzzle.rule_on_all("place", {"ab"});
    puzzle.initial(U"ba");
    puzzle.initial(U"aa");
    EXPECT_EQ(puzzle.searched(0), Grids{"ba"});
    EXPECT_TRUE(puzzle.searched(1).empty());
}

TEST(PlaceRule, LeavesOtherCellsAlone) {
    SmallPuzzle puzzle(3, 1, U"ab ");
    puzzle.rule("place", {"ab"}, {{0, 1}});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched().size(), 6u);
}

TEST(PlaceRule, FindsTheOnlyPlaceAmongDecoys) {
    SmallPuzzle puzzle(7, 7, U"ELPUZ ");
    puzzle.rule_on_all("place", {"PUZZLE"});
    puzzle.initial(
        U".PPU..."
        U"....U.P"
        U".EZ.E.Z"
        U"L..Z..L"
        U"P.U.ZE."
        U"U.Z...."
        U"...LUP.");
    EXPECT_EQ(puzzle.searched().size(), 1u);
}

TEST(PlaceRule, ShowsThePlacesOfTheWords) {
    SmallPuzzle puzzle(3, 2, U"abc ");
    puzzle.rule_on_all("place", {"ab", "cb"});
    const auto rules = puzzle.rules();
    ASSERT_EQ(rules.size(), 1u);
    EXPECT_EQ(rules[0]->highlighted_lines(puzzle.values_of(U"abc   ")),
              (std::vector<Slot>{{CellId(0), CellId(1)}, {CellId(2), CellId(1)}}));
    EXPECT_TRUE(rules[0]->highlighted_lines(puzzle.values_of(U"abb   ")).empty());
    EXPECT_EQ(puzzle.description(), "ab and cb must be written in straight lines, and nothing else\n");
}

TEST(PlaceRule, RefusesWordsThatDoNotFit) {
    SmallPuzzle puzzle(3, 2, U"ab");
    puzzle.rule_on_all("place", {"ab"});
    EXPECT_EQ(puzzle.errors(),
              "demo.sator:1:6: error: place needs cells that can be blank\n"
              "hint: add blank to the cells' range\n");
    SmallPuzzle long_word(3, 2, U"ab ");
    long_word.rule_on_all("place", {"abab"});
    EXPECT_EQ(long_word.errors(),
              "demo.sator:1:11: error: no straight line is as long as \"abab\"\n"
              "hint: shorten the word, or mark more cells\n");
}

}  // namespace
}  // namespace sator::tests
