#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grids = SmallPuzzle::Grids;

TEST(RunsRule, SolvesALine) {
    SmallPuzzle puzzle(5, 1, U".#");
    puzzle.rule_on_all("runs", {"2", "1"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), (Grids{"##.#.", "##..#", ".##.#"}));
    EXPECT_EQ(puzzle.description(), "row 1 must hold runs of 2 and 1 #, in this order\n");
}

TEST(RunsRule, CountsTheRangesLastSymbol) {
    SmallPuzzle puzzle(4, 1, U".#o");
    for (std::size_t i = 0; i < 4; ++i) puzzle.range(i, U"#o.");
    puzzle.rule_on_all("runs", {"3"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), (Grids{"#...", "o...", "...#", "...o"}));
    EXPECT_EQ(puzzle.description(), "row 1 must hold one run of 3 .\n");
}

TEST(RunsRule, NamesABlank) {
    SmallPuzzle puzzle(4, 1, U"# ");
    for (std::size_t i = 0; i < 4; ++i) puzzle.range(i, U"# ");
    puzzle.rule_on_all("runs", {"1", "1"});
    EXPECT_EQ(puzzle.description(), "row 1 must hold runs of 1 and 1 blank, in this order\n");
}

TEST(RunsRule, TakesZeroForNone) {
    SmallPuzzle puzzle(3, 1, U"01");
    puzzle.rule_on_all("runs", {"0"});
    EXPECT_EQ(puzzle.searched(), Grids{"000"});
    EXPECT_EQ(puzzle.description(), "row 1 must not hold 1\n");
}

TEST(RunsRule, SolvesANonogram) {
    SmallPuzzle puzzle(4, 3, U".#");
    puzzle.rule("runs", {"1"}, {{0, 1, 2, 3}, {8, 9, 10, 11}, {0, 4, 8}, {2, 6, 10}, {3, 7, 11}});
    puzzle.rule("runs", {"4"}, {{4, 5, 6, 7}});
    puzzle.rule("runs", {"3"}, {{1, 5, 9}});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), Grids{".#..####.#.."});
}

std::string runs_error(const std::vector<std::string>& arguments) {
    SmallPuzzle puzzle(4, 1, U".#");
    puzzle.range(3, U".");
    puzzle.rule("runs", arguments, {{0, 1, 2}});
    puzzle.rule("runs", {"1"}, {{2, 3}});
    const std::string all = puzzle.errors();
    return all.substr(0, all.find("demo", 1));
}

TEST(RunsRule, RefusesWrongArguments) {
    EXPECT_EQ(runs_error({}),
              "demo.sator:1:6: error: runs needs lengths\n"
              "hint: write runs 3 1 2, or runs 0 if there is none\n");
    const std::string hint = "hint: write runs 3 1 2, or runs 0 if there is none\n";
    EXPECT_EQ(runs_error({"1", "two"}), "demo.sator:1:21: error: 'two' is not a whole number\n" + hint);
    EXPECT_EQ(runs_error({"1", "0"}), "demo.sator:1:21: error: 0 is not the length of a run\n" + hint);
    EXPECT_EQ(runs_error({"-1"}), "demo.sator:1:11: error: -1 is not the length of a run\n" + hint);
}

TEST(RunsRule, RefusesRunsThatDoNotFit) {
    EXPECT_EQ(runs_error({"2", "1"}),
              "demo.sator:1:6: error: these runs need 4 cells, but 3 are marked\n"
              "hint: shorten the runs, or mark more cells\n");
}

TEST(RunsRule, RefusesDifferentRanges) {
    EXPECT_EQ(runs_error({"1"}),
              "demo.sator:1:6: error: the ranges of these cells end in different symbols, '#' and '.'\n"
              "hint: runs counts the last symbol of a range: give these cells the same range\n");
}

}  // namespace
}  // namespace sator::tests
