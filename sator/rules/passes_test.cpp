#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A loop of links that passes some cells as the arguments say.
SmallPuzzle passing_puzzle(const std::vector<std::string>& arguments, const std::vector<std::size_t>& cells) {
    SmallPuzzle puzzle(3, 3, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    puzzle.rule("passes", arguments, {cells});
    puzzle.rule("loop", {"-"}, {puzzle.positions(PositionSort::Link)});
    return puzzle;
}

TEST(Passes, AgreesWithItsDefinition) {
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"-", "2"},
                                               {"-", "turn", "2.."},
                                               {"-", "straight", "1"},
                                               {"-", "alike"},
                                               {"-", "turn", "alike"}}) {
        for (const std::vector<std::size_t>& cells :
             std::vector<std::vector<std::size_t>>{{0, 1, 2}, {4}, {3, 4, 7}, {1, 4, 4, 8}}) {
            SmallPuzzle puzzle = passing_puzzle(arguments, cells);
            const auto all = puzzle.brute_force();
            EXPECT_EQ(puzzle.searched(), all);
            EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
        }
    }
}

TEST(Passes, CountsCrossings) {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"-", "crossing", "3"}, {"-", "straight", "crossing", "1.."}}) {
        SmallPuzzle puzzle = passing_puzzle(arguments, {3, 4, 5});
        puzzle.puzzle().rules.pop_back();
        puzzle.rule("crossing_loop", {"-", "several"}, {puzzle.positions(PositionSort::Link)});
        const auto all = puzzle.brute_force();
        EXPECT_GT(all.size(), 1U);
        EXPECT_EQ(puzzle.searched(), all);
    }
}

TEST(Passes, CountsEnds) {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"-", "ending", "2"}, {"-", "turn", "ending", "..1"}, {"-", "crossing", "ending", "1"}}) {
        SmallPuzzle puzzle = passing_puzzle(arguments, {3, 4, 5});
        puzzle.puzzle().rules.pop_back();
        const auto all = puzzle.brute_force();
        EXPECT_GT(all.size(), 1U);
        EXPECT_EQ(puzzle.searched(), all);
        EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    }
}

TEST(Visits, MayHaveARange) {
    for (const std::string visits : {"0..1", "2", "1..", "9.."}) {
        for (const bool has_loop : {false, true}) {
            SmallPuzzle puzzle = passing_puzzle({"-", "0.."}, {0});
            puzzle.puzzle().rules.clear();
            if (has_loop) puzzle.rule("loop", {"-"}, {puzzle.positions(PositionSort::Link)});
            puzzle.rule("visits", {"-", visits}, {{0, 1, 3}});
            const auto all = puzzle.brute_force();
            EXPECT_EQ(puzzle.searched(), all) << visits;
        }
    }
}

/// A line along edges passes corners.
TEST(Passes, CountsTheCornersOfCells) {
    SmallPuzzle puzzle(2, 2, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Edge};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    puzzle.rule("passes", {"-", "3"}, {{0}});
    puzzle.rule("loop", {"-"}, {puzzle.positions(PositionSort::Edge)});
    const auto all = puzzle.brute_force();
    EXPECT_EQ(all.size(), 2U);
    EXPECT_EQ(puzzle.searched(), all);
}

TEST(Passes, SpeaksOfItsLine) {
    EXPECT_NE(passing_puzzle({"-", "turn", "2"}, {0, 1, 2})
                  .description()
                  .find("the links with \"-\" must turn in exactly 2 of row 1"),
              std::string::npos);
}

TEST(Passes, RefusesWhatIsNoCell) {
    EXPECT_EQ(passing_puzzle({"-"}, {0}).errors().substr(0, 60),
              "demo.sator:1:11: error: '-' does not say how many\nhint: writ");
}

}  // namespace
}  // namespace sator::tests
