#include "sator/exchange/iss/iss_constraint.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

IssGrid grid_of_iss(std::size_t size) {
    IssGrid grid;
    grid.rows = grid.columns = size;
    return grid;
}

TEST(IssConstraint, HasATypeAndArgumentsWithTheirPlaces) {
    const auto all = iss_constraints("# a comment\n.Thermo ~R1C1~ R2C2\n.~R3C3_4");
    ASSERT_TRUE(all);
    ASSERT_EQ(all->size(), 2U);
    const IssConstraint& thermo = all->front();
    EXPECT_EQ(thermo.type.text, "Thermo");
    ASSERT_EQ(thermo.arguments.size(), 2U);
    EXPECT_EQ(thermo.arguments[1].text, "R2C2");
    EXPECT_EQ(thermo.arguments[1].offset, 27U) << "the blank before it is no part of it";
    EXPECT_EQ(all->back().type.text, "Given") << "the usual type";
}

TEST(IssConstraint, BeginsWithAPoint) {
    const auto wrong = iss_constraints(" Thermo~R1C1");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().offset, 1U);
    EXPECT_EQ(wrong.error().message, "a constraint begins with '.'");
}

TEST(IssConstraint, NamesCellsOfTheGrid) {
    const auto all = iss_constraints(".Thermo~R1C1~R4C2");
    ASSERT_TRUE(all);
    const auto cells = all->front().cells(0, grid_of_iss(4));
    ASSERT_TRUE(cells);
    EXPECT_EQ(*cells, (SquareCells{{1, 1}, {4, 2}}));
    const auto outside = all->front().cells(0, grid_of_iss(3));
    ASSERT_FALSE(outside);
    EXPECT_EQ(outside.error().message, "'R4C2' is no cell of this grid");
    EXPECT_EQ(outside.error().offset, 13U);
    EXPECT_EQ(outside.error().length, 4U);
    EXPECT_EQ(all->front().cells(2, grid_of_iss(4)).error().message, "'Thermo' names no cells");
}

TEST(IssConstraint, HasGroupsOfCells) {
    const auto all = iss_constraints(".Pair~KEY~_name~R1C1~R1C2~~R2C1~-~R2C2");
    ASSERT_TRUE(all);
    EXPECT_EQ(*all->front().groups(1, "-", grid_of_iss(4)),
              (std::vector<SquareCells>{{{1, 1}, {1, 2}}, {{2, 1}}, {{2, 2}}}));
    EXPECT_EQ(all->front().groups(8, "-", grid_of_iss(4)).error().message, "'Pair' names no cells");
}

TEST(IssConstraint, SaysIfANumberIsMissing) {
    const auto all = iss_constraints(".Cage~12~R1C1");
    ASSERT_TRUE(all);
    EXPECT_EQ(all->front().number(0), 12);
    EXPECT_EQ(all->front().number(1).error().message, "'Cage' needs a number here");
    EXPECT_EQ(all->front().number(2).error().offset, 1U) << "a missing argument is shown at the type";
}

TEST(IssConstraint, CellsFromTenOnAreLetters) {
    EXPECT_EQ(read_iss_cell("RaCg"), (SquareCell{10, 16}));
    for (const char* name : {"R1C", "R10C1", "RhC1", "X1C1", ""}) EXPECT_FALSE(read_iss_cell(name)) << name;
    for (int row = 1; row <= 16; ++row)
        EXPECT_EQ(read_iss_cell(iss_cell_name({row, 17 - row})), (SquareCell{row, 17 - row}));
}

}  // namespace
}  // namespace sator::tests
