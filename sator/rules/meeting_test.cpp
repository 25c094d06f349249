#include <gtest/gtest.h>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Meeting, CountsDiagonalsAtCorners) {
    const std::vector<std::string> corners = {"R0C0", "R0C1", "R1C1", "R2C0", "R2C2", "R1C0"};
    const std::vector<std::vector<std::size_t>> cells = {{0}, {0, 1}, {0, 1, 2, 3}, {2}, {3}, {0, 2}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        for (const char* number : {"0", "1", "2", "3", "4", "1..2", "2..", "..1"}) {
            for (const auto* symbols : {U"\\/", U"\\/x"}) {
                SmallPuzzle puzzle(2, 2, symbols);
                puzzle.rule("meeting", {"\\", "/", number, "corner", corners[i]}, {cells[i]});
                const auto all = puzzle.brute_force();
                EXPECT_EQ(puzzle.searched(), all) << corners[i] << number;
                EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << corners[i] << number;
            }
        }
    }
}

TEST(Meeting, EndsOfDiagonalsAreKnown) {
    SmallPuzzle falling(2, 2, U"\\/");
    falling.rule("meeting", {"\\", "/", "1", "corner", "R0C0"}, {{0}});
    EXPECT_EQ(falling.counted(), BigCount(8));
    EXPECT_EQ(falling.description(),
              "the cells at the corner R0C0 must have exactly 1 diagonal that ends there\n");
    SmallPuzzle all(2, 2, U"\\/");
    all.rule("meeting", {"\\", "/", "4", "corner", "R1C1"}, {{0, 1, 2, 3}});
    EXPECT_EQ(all.counted(), BigCount(1));
}

TEST(Meeting, RefusesCellsElsewhere) {
    SmallPuzzle puzzle(2, 2, U"\\/");
    puzzle.rule("meeting", {"\\", "/", "1", "corner", "R0C0"}, {{0, 1}});
    EXPECT_TRUE(puzzle.errors().contains("not all of these cells touch the corner R0C0"));
}

}  // namespace
}  // namespace sator::tests
