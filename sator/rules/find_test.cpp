#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(FindRule, SearchesInEightDirections) {
    SmallPuzzle puzzle(3, 2, U"ab");
    puzzle.rule_on_all("find", {"ab"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched().size(), 62u);  // all but the two grids of a single letter
    puzzle.rule_on_all("find", {"aba"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
}

TEST(FindRule, TakesSeveralWords) {
    SmallPuzzle puzzle(3, 3, U"ant");
    puzzle.rule_on_all("find", {"tan", "ant", "nat"});
    puzzle.initial(U"t....n.a.");
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_FALSE(puzzle.searched().empty());
    EXPECT_EQ(puzzle.description(),
              "tan must appear somewhere in a straight line\n"
              "ant must appear somewhere in a straight line\n"
              "nat must appear somewhere in a straight line\n");
}

TEST(FindRule, SearchesOnlyTheMarkedCells) {
    SmallPuzzle puzzle(3, 1, U"ab");
    puzzle.rule("find", {"AB"}, {{1}, {2}});
    EXPECT_EQ(puzzle.searched(), (SmallPuzzle::Grids{"aab", "aba", "bab", "bba"}));
}

TEST(FindRule, ShowsThePlacesOfTheWord) {
    SmallPuzzle puzzle(3, 2, U"ab");
    puzzle.rule_on_all("find", {"aab"});
    const auto rules = puzzle.rules();
    ASSERT_EQ(rules.size(), 1u);
    const auto lines = rules[0]->highlighted_lines(puzzle.values_of(U"aabbaa"));
    EXPECT_EQ(lines,
              (std::vector<Slot>{{CellId(0), CellId(1), CellId(2)}, {CellId(5), CellId(4), CellId(3)}}));
}

std::string find_error(const std::vector<std::string>& arguments) {
    SmallPuzzle puzzle(3, 2, U"ab");
    puzzle.rule_on_all("find", arguments);
    return puzzle.errors();
}

TEST(FindRule, RefusesWordsThatDoNotFit) {
    EXPECT_EQ(find_error({}),
              "demo.sator:1:6: error: find needs a word\n"
              "hint: write find \"WORD\"\n");
    EXPECT_EQ(find_error({""}),
              "demo.sator:1:11: error: find needs a word\n"
              "hint: write find \"WORD\"\n");
    EXPECT_EQ(find_error({"ab", "bad"}),
              "demo.sator:1:21: error: no cell can hold the 'd' of \"bad\"\n"
              "hint: add it to the cells' range\n");
    EXPECT_EQ(find_error({"abab"}),
              "demo.sator:1:11: error: no straight line is as long as \"abab\"\n"
              "hint: shorten the word, or mark more cells\n");
}

}  // namespace
}  // namespace sator::tests
