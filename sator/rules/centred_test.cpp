#include <gtest/gtest.h>

#include <array>
#include <string>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::array<PositionSort, 1> kEdges = {PositionSort::Edge};

/// A grid whose edges may be borders; `centres` are words, one for each of the cells.
SmallPuzzle galaxies(std::size_t columns, std::size_t rows, const std::vector<std::string>& centres,
                     const std::vector<std::size_t>& cells) {
    SmallPuzzle puzzle(columns, rows, U".#");
    puzzle.add_between(kEdges, U".#");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U".");
    std::vector<std::string> form = {"#", "centres"};
    form.insert(form.end(), centres.begin(), centres.end());
    std::vector<std::size_t> places = puzzle.positions(PositionSort::Edge);
    const auto edges = static_cast<std::uint32_t>(places.size());
    places.insert(places.end(), cells.begin(), cells.end());
    puzzle.rule("centred", form, {places});
    puzzle.puzzle().rules.back().drawings.front().front().breaks = {edges};
    return puzzle;
}

/// Returns the number of divisions, or 99 if search and judge differ.
std::size_t divisions(SmallPuzzle puzzle) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    return puzzle.searched() == all ? all.size() : 99;
}

TEST(CentredRule, AgreesWithItsDefinition) {
    EXPECT_EQ(divisions(galaxies(2, 2, {"corner"}, {0})), 1U);
    EXPECT_EQ(divisions(galaxies(2, 2, {"right", "right"}, {0, 2})), 1U);
    EXPECT_EQ(divisions(galaxies(2, 2, {"right", "middle"}, {0, 2})), 0U);
    EXPECT_EQ(divisions(galaxies(3, 1, {"right", "middle"}, {0, 2})), 1U);
    EXPECT_EQ(divisions(galaxies(3, 2, {"middle", "middle", "below"}, {0, 3, 1})), 0U);
    EXPECT_EQ(divisions(galaxies(1, 1, {"middle"}, {0})), 1U);
}

/// A dot on the rim is not all around in the grid.
TEST(CentredRule, HasNoDotsOnTheRim) {
    EXPECT_EQ(divisions(galaxies(2, 1, {"below"}, {0})), 0U);
    EXPECT_EQ(divisions(galaxies(1, 1, {"corner"}, {0})), 0U);
    EXPECT_EQ(divisions(galaxies(1, 1, {"middle", "middle"}, {0, 0})), 0U);
}

TEST(CentredRule, RefusesOtherPlaces) {
    EXPECT_NE(galaxies(2, 2, {"left"}, {0}).errors().find("this is no place of a centre"), std::string::npos);
    EXPECT_NE(galaxies(2, 2, {"middle", "middle"}, {0}).errors().find("each centre needs a cell"),
              std::string::npos);
}

}  // namespace
}  // namespace sator::tests
