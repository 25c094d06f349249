#include <gtest/gtest.h>

#include <array>
#include <string>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::array<PositionSort, 1> kEdges = {PositionSort::Edge};

/// A grid of three columns and two rows; `form` is about the cell `cell`.
SmallPuzzle puzzle_with(std::vector<std::string> form, std::size_t cell, std::size_t columns = 3,
                        std::size_t rows = 2) {
    SmallPuzzle puzzle(columns, rows, U".#");
    puzzle.add_between(kEdges, U".#");
    for (const std::size_t other : puzzle.positions(PositionSort::Cell)) puzzle.range(other, U".");
    puzzle.rule("division", {"#"}, {puzzle.positions(PositionSort::Edge)});
    form.insert(form.begin(), "#");
    puzzle.rule("region", form, {{cell}});
    return puzzle;
}

/// Returns the number of divisions, or 0 if search and judge differ.
std::size_t divisions(const std::vector<std::string>& form, std::size_t cell) {
    SmallPuzzle puzzle = puzzle_with(form, cell);
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all);
    return puzzle.searched() == all ? all.size() : 0;
}

TEST(RegionRule, KnowsACellWithoutNeighbours) {
    EXPECT_EQ(puzzle_with({"as_tall_as_wide"}, 0, 1, 1).searched().size(), 1U);
    EXPECT_TRUE(puzzle_with({"tall"}, 0, 1, 1).searched().empty());
    EXPECT_TRUE(puzzle_with({"not_size", "1"}, 0, 1, 1).searched().empty());
}

/// The numbers are those of divisions of the other cells.
TEST(RegionRule, AgreesWithItsDefinition) {
    // The region is column 1, and the other four cells are divided in one of 12 ways.
    EXPECT_EQ(divisions({"tall"}, 0), 12U);
    EXPECT_GT(divisions({"wide"}, 0), 12U);
    EXPECT_GT(divisions({"as_tall_as_wide"}, 0), 12U);
    EXPECT_GT(divisions({"not_size", "1"}, 1), 12U);
    EXPECT_GT(divisions({"right", "2"}, 0), 1U);
    EXPECT_GT(divisions({"above", "1"}, 4), 1U);
    EXPECT_EQ(divisions({"above", "1"}, 1), 0U);
    EXPECT_GT(divisions({"bend"}, 1), 1U);
    EXPECT_EQ(divisions({"bend_away", "0"}, 1), divisions({"bend"}, 1));
    EXPECT_GT(divisions({"bend_away", "1"}, 1), 1U);
    EXPECT_GT(divisions({"bend_away", "2"}, 0), 1U);
    EXPECT_EQ(divisions({"bend_away", "3"}, 0), 0U);
    EXPECT_GT(divisions({"end", "above"}, 3), 1U);
    EXPECT_GT(divisions({"end", "right"}, 0), 1U);
    EXPECT_EQ(divisions({"end", "left"}, 0), 0U);
    EXPECT_GT(divisions({"shape", "L4"}, 0), 1U);
    // The other two cells are together, or apart.
    EXPECT_EQ(divisions({"shape", "O4"}, 0), 2U);
    EXPECT_EQ(divisions({"shape", "I4"}, 0), 0U);
}

TEST(RegionRule, RefusesOtherDemands) {
    for (const std::vector<std::string>& form :
         {std::vector<std::string>{"round"}, {"end", "1"}, {"above", "x"}, {"shape", "Q5"}})
        EXPECT_NE(puzzle_with(form, 0).errors().find(": error: "), std::string::npos) << form[0];
}

/// Two cells of a row, which are in two regions.
TEST(RegionRule, ComparesTwoNeighbours) {
    const auto pairs = [](std::vector<std::string> form) {
        SmallPuzzle puzzle(2, 2, U".#");
        puzzle.add_between(kEdges, U".#");
        for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U".");
        puzzle.rule("division", {"#"}, {puzzle.positions(PositionSort::Edge)});
        form.insert(form.begin(), "#");
        puzzle.rule("region", form, {{0, 1}});
        const auto all = puzzle.brute_force();
        EXPECT_EQ(puzzle.searched(), all);
        return all.size();
    };
    const std::size_t apart = pairs({"apart"});
    EXPECT_GT(apart, 0U);
    EXPECT_EQ(pairs({"agree", "0"}) + pairs({"agree", "1"}) + pairs({"agree", "2"}), apart);
    std::size_t totals = 0;
    for (int total = 2; total <= 4; ++total) totals += pairs({"total", std::to_string(total)});
    EXPECT_EQ(totals, apart);
    EXPECT_EQ(pairs({"total", "?"}), apart);
}

TEST(RegionRule, KnowsLengthsOfRuns) {
    EXPECT_EQ(divisions({"lengths", "1", "?"}, 0),
              divisions({"lengths", "1", "2"}, 0) + divisions({"lengths", "1", "3"}, 0));
    EXPECT_EQ(divisions({"lengths", "2", "3"}, 0), 1U) << "the whole grid";
}

}  // namespace
}  // namespace sator::tests
