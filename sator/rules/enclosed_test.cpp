#include <gtest/gtest.h>

#include <array>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Closed lines, and cells inside or outside of them.
SmallPuzzle enclosing_puzzle(PositionSort sort, std::size_t size, const std::vector<std::size_t>& inside,
                             const std::vector<std::size_t>& outside) {
    SmallPuzzle puzzle(size, size, U"-.x");
    const std::array<PositionSort, 1> sorts = {sort};
    puzzle.add_between(sorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    if (!inside.empty()) puzzle.rule("enclosed", {"-"}, {inside});
    if (!outside.empty()) puzzle.rule("enclosed", {"-", "outside"}, {outside});
    puzzle.rule("loop", {"-"}, {puzzle.positions(sort)});
    return puzzle;
}

TEST(Enclosed, AgreesWithItsDefinition) {
    for (const auto& [sort, size, inside, outside, solutions] :
         {std::tuple{PositionSort::Edge, 2, std::vector<std::size_t>{0}, std::vector<std::size_t>{3}, 4U},
          {PositionSort::Edge, 2, {0, 3}, {}, 3U},
          {PositionSort::Edge, 2, {}, {0, 1, 2}, 1U},
          {PositionSort::Link, 3, {4}, {}, 1U},
          {PositionSort::Link, 3, {}, {8}, 6U},
          {PositionSort::Link, 3, {}, {4, 0}, 0U}}) {
        SmallPuzzle puzzle = enclosing_puzzle(sort, static_cast<std::size_t>(size), inside, outside);
        const auto all = puzzle.brute_force();
        EXPECT_EQ(all.size(), solutions);
        EXPECT_EQ(puzzle.searched(), all);
        EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    }
}

/// Wherever the cell is: of the lines around cells of a square, as many enclose it as have it inside by `loop`.
TEST(Enclosed, AgreesWithTheSidesOfALoop) {
    for (std::size_t cell = 0; cell < 9; ++cell) {
        SmallPuzzle by_side(3, 3, U"-.xo");
        constexpr std::array<PositionSort, 1> kEdges = {PositionSort::Edge};
        by_side.add_between(kEdges, U"-.");
        for (const std::size_t each : by_side.positions(PositionSort::Cell))
            by_side.range(each, each == cell ? U"o" : U"xo");
        by_side.rule("loop", {"-", "inside", "o"}, {by_side.positions(PositionSort::Edge)});
        EXPECT_EQ(enclosing_puzzle(PositionSort::Edge, 3, {cell}, {}).counted(), by_side.counted()) << cell;
    }
}

TEST(Enclosed, SpeaksOfItsCell) {
    const std::string description = enclosing_puzzle(PositionSort::Link, 3, {4}, {0}).description();
    EXPECT_NE(description.find("the links with \"-\" must enclose R2C2\n"), std::string::npos) << description;
    EXPECT_NE(description.find("the links with \"-\" must leave R1C1 outside\n"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
