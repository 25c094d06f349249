#include <gtest/gtest.h>

#include <string>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// White cells, and those with a triangle at the corners from the upper left one on, clockwise.
SmallPuzzle rectangles(std::size_t columns, std::size_t rows, std::vector<std::size_t> cells = {}) {
    SmallPuzzle puzzle(columns, rows, U"wabcd");
    if (cells.empty()) cells = puzzle.positions(PositionSort::Cell);
    puzzle.rule("white_rectangles", {"w", "a", "b", "c", "d"}, {cells});
    return puzzle;
}

/// Returns the number of fillings, or 999 if search and judge differ.
std::size_t fillings(SmallPuzzle puzzle) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    return puzzle.searched() == all ? all.size() : 999;
}

TEST(WhiteRectanglesRule, AgreesWithItsDefinition) {
    EXPECT_EQ(fillings(rectangles(1, 1)), 1U);
    EXPECT_EQ(fillings(rectangles(2, 2)), 2U);
    EXPECT_EQ(fillings(rectangles(3, 2)), 3U);
    EXPECT_EQ(fillings(rectangles(4, 2)), 5U);
    // Three cells around a black one are not a rectangle.
    EXPECT_EQ(fillings(rectangles(2, 2, {0, 1, 2})), 0U);
}

TEST(WhiteRectanglesRule, NeedsFiveValues) {
    SmallPuzzle puzzle(2, 2, U"wabcd");
    puzzle.rule("white_rectangles", {"w", "a", "b", "c"}, {{0, 1}});
    EXPECT_NE(puzzle.errors().find("five different values"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
