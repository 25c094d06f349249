#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grids = SmallPuzzle::Grids;

const std::vector<std::vector<std::size_t>> kLines = {{0, 1}, {2, 3}, {0, 2}, {1, 3}};

TEST(WordRule, FillsASquare) {
    SmallPuzzle puzzle(2, 2, U"ADNO");
    puzzle.file("list.txt", "an\nad\ndo\nno\nhe\nand\nnoo\n");
    puzzle.rule("word", {"list.txt"}, kLines);
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), (Grids{"ADDO", "ADNO", "ANDO", "ANNO"}));
}

TEST(WordRule, ReadsSequencesInTheirOrder) {
    SmallPuzzle puzzle(3, 1, U"abc");
    puzzle.file("list.txt", "abc\ncab\n");
    puzzle.rule("word", {"list.txt"}, {{2, 1, 0}});
    EXPECT_EQ(puzzle.searched(), (Grids{"cba", "bac"}));
}

TEST(WordRule, MayCrossItself) {
    SmallPuzzle puzzle(2, 1, U"abn");
    puzzle.file("list.txt", "ana\nban\nbab\n");
    puzzle.rule("word", {"list.txt"}, {{0, 1, 0}});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), (Grids{"an", "ba"}));
}

TEST(WordRule, TakesOptions) {
    SmallPuzzle puzzle(2, 1, U"abé");
    puzzle.file("list.txt", "ab;5\nBA;9\nbá;9\nbé;9\n");
    const auto solve = [&](const std::vector<std::string>& arguments) {
        puzzle.puzzle().rules.clear();
        puzzle.rule("word", arguments, {{0, 1}});
        return puzzle.searched();
    };
    EXPECT_EQ(solve({"list.txt"}), (Grids{"ab", "ba", "bé"}));
    EXPECT_EQ(solve({"list.txt", "min_score=6"}), (Grids{"ba", "bé"}));
    EXPECT_EQ(solve({"list.txt", "case=keep"}), (Grids{"ab", "bé"}));
    EXPECT_EQ(solve({"accents=fold", "case=keep", "list.txt"}), (Grids{"ab", "ba", "bé"}));
}

TEST(WordRule, DescribesItsDemand) {
    SmallPuzzle puzzle(2, 2, U"abc");
    puzzle.file("list.txt", "ab\n");
    puzzle.rule("word", {"list.txt"}, {{0, 1}, {1, 3}, {0, 3}});
    EXPECT_EQ(puzzle.description(),
              "row 1 must be a word of list.txt\n"
              "column 2 must be a word of list.txt\n"
              "R1C1–R2C2 must be a word of list.txt\n");
}

std::string word_error(const std::vector<std::string>& arguments, const std::string& list = "ab\nabcd;3\n") {
    SmallPuzzle puzzle(3, 1, U"ab");
    puzzle.file("list.txt", list);
    puzzle.rule("word", arguments, {{0, 1, 2}});
    return puzzle.errors();
}

TEST(WordRule, RefusesAMissingList) {
    EXPECT_EQ(word_error({"other.txt"}),
              "demo.sator:1:11: error: there is no word list 'other.txt'\n"
              "hint: looked for other.txt and /usr/share/dict/other.txt\n");
}

TEST(WordRule, RefusesAListWithoutAFittingWord) {
    EXPECT_EQ(word_error({"list.txt"}),
              "demo.sator:1:11: error: no word of list.txt fits 3 cells across from R1C1\n"
              "hint: its words have 2 to 4 letters\n");
    EXPECT_EQ(word_error({"list.txt"}, "a\nb"),
              "demo.sator:1:11: error: no word of list.txt fits 3 cells across from R1C1\n"
              "hint: its words have 1 letter\n");
    EXPECT_EQ(word_error({"list.txt"}, ""),
              "demo.sator:1:11: error: no word of list.txt fits 3 cells across from R1C1\n"
              "hint: the list is empty\n");
    EXPECT_EQ(word_error({"list.txt"}, "abc"),
              "demo.sator:1:11: error: no word of list.txt fits 3 cells across from R1C1\n"
              "hint: its words of that length have characters outside the cells' range\n");
    EXPECT_EQ(word_error({"list.txt", "min_score=8"}, "aba;7"),
              "demo.sator:1:11: error: no word of list.txt fits 3 cells across from R1C1\n"
              "hint: all its words of that length score less than 8\n");
}

TEST(WordRule, RefusesWrongArguments) {
    EXPECT_EQ(word_error({}),
              "demo.sator:1:6: error: word needs one list\n"
              "hint: write word PATH, or 'words' for the puzzle's own list\n");
    EXPECT_EQ(word_error({"list.txt", "min_score=high"}),
              "demo.sator:1:21: error: word has no option 'min_score=high'\n"
              "hint: the options are min_score=N, case=keep and accents=fold\n");
}

TEST(WordRule, ReportsAMistakeInAList) {
    EXPECT_EQ(word_error({"list.txt"}, "aba;x"),
              "list.txt:1:5: error: a score is a whole number\n"
              "    aba;x\n"
              "        ^\n"
              "hint: write a line as 'word' or 'word;50'\n");
}

}  // namespace
}  // namespace sator::tests
