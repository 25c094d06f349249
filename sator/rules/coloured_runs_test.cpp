#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grids = SmallPuzzle::Grids;

TEST(ColouredRunsRule, RunsOfDifferentColoursMayTouch) {
    SmallPuzzle puzzle(4, 1, U".rb");
    puzzle.rule_on_all("coloured_runs", {"1r", "2b"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), (Grids{"rbb.", "r.bb", ".rbb"}));
    EXPECT_EQ(puzzle.description(), "row 1 must hold the runs 1 r and 2 b, in this order\n");
}

TEST(ColouredRunsRule, RunsOfOneColourDoNotTouch) {
    SmallPuzzle puzzle(4, 1, U".rb");
    puzzle.rule_on_all("coloured_runs", {"1r", "2r"});
    EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    EXPECT_EQ(puzzle.searched(), Grids{"r.rr"});
}

TEST(ColouredRunsRule, TakesZeroForNone) {
    SmallPuzzle puzzle(3, 1, U".rb");
    puzzle.rule_on_all("coloured_runs", {"0"});
    EXPECT_EQ(puzzle.searched(), Grids{"..."});
    EXPECT_EQ(puzzle.description(), "row 1 must have no coloured cell\n");
}

TEST(ColouredRunsRule, SolvesEachClueOfSmallLines) {
    const std::vector<std::vector<std::string>> clues = {{"1r"},
                                                         {"3b"},
                                                         {"1r", "1r"},
                                                         {"1r", "1b"},
                                                         {"1b", "1r", "1b"},
                                                         {"2r", "1r"},
                                                         {"1r", "1b", "1b"},
                                                         {"1b", "1b", "1r"},
                                                         {"2b", "2r"}};
    for (const auto& clue : clues) {
        SmallPuzzle puzzle(5, 2, U".rb");
        puzzle.rule("coloured_runs", clue, {{0, 1, 2, 3, 4}});
        puzzle.rule("coloured_runs", {"2b", "1r"}, {{5, 6, 7, 8, 9}});
        puzzle.rule("coloured_runs", {"1b"}, {{1, 6}});
        EXPECT_EQ(puzzle.searched(), puzzle.brute_force());
    }
}

std::string coloured_error(const std::vector<std::string>& arguments) {
    SmallPuzzle puzzle(3, 1, U".rb");
    puzzle.rule_on_all("coloured_runs", arguments);
    return puzzle.errors();
}

TEST(ColouredRunsRule, RefusesWrongArguments) {
    EXPECT_TRUE(coloured_error({"2"}).contains("'2' is no run with a colour")) << coloured_error({"2"});
    EXPECT_TRUE(coloured_error({"0r"}).contains("'0r' is no run with a colour"));
    EXPECT_TRUE(coloured_error({"1."}).contains("'.' is no colour"));
    EXPECT_TRUE(coloured_error({"2r", "1r"}).contains("these runs need 4 cells, but 3 are marked"));
}

}  // namespace
}  // namespace sator::tests
