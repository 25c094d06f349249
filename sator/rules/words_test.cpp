#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grids = SmallPuzzle::Grids;

TEST(WordsRule, TakesItsArguments) {
    SmallPuzzle puzzle(3, 1, U"ABC");
    puzzle.rule("words", {"abc", "cab", "ab", "add"}, {{0, 1, 2}});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), (Grids{"ABC", "CAB"}));
    EXPECT_EQ(puzzle.description(), "row 1 must be a word of the list abc cab ab add\n");
}

TEST(WordsRule, TakesThePuzzlesOwnList) {
    SmallPuzzle puzzle(3, 1, U"ABC");
    puzzle.own_words("abc\ncab;5\nbb\n");
    puzzle.rule("words", {"min_score=2"}, {{0, 1, 2}});
    EXPECT_EQ(puzzle.searched(), (Grids{"CAB"}));
    EXPECT_EQ(puzzle.description(), "row 1 must be a word of the puzzle's own list\n");
}

TEST(WordsRule, RefusesToChooseAList) {
    SmallPuzzle puzzle(3, 1, U"ABC");
    puzzle.rule("words", {}, {{0, 1, 2}});
    EXPECT_EQ(puzzle.errors(),
              "demo.sator:1:6: error: the puzzle has no word list of its own\n"
              "hint: write 'words' on a line and the words below it, or name a list: word PATH\n");
}

TEST(WordsRule, RefusesWordsThatDoNotFit) {
    SmallPuzzle puzzle(3, 1, U"ABC");
    puzzle.rule("words", {"ab", "add"}, {{0, 1, 2}});
    EXPECT_EQ(puzzle.errors(),
              "demo.sator:1:6: error: no word of the list ab add fits 3 cells across from R1C1\n"
              "hint: its words of that length have characters outside the cells' range\n");
}

}  // namespace
}  // namespace sator::tests
