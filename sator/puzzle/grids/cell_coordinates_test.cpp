#include "sator/puzzle/grids/cell_coordinates.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the coordinates of all cells, from 1: "11 12 21".
std::string coordinates_of(const Grid& grid) {
    std::string text;
    for (const CellCoordinates& at : cell_coordinates(grid)) {
        text += (text.empty() ? "" : " ") + std::to_string(at.row + 1) + std::to_string(at.column + 1);
    }
    return text;
}

Grid drawn(std::vector<std::u32string> lines) {
    return *make_drawn_grid(std::move(lines), 1000);
}

TEST(CellCoordinates, CountHolesAsPrinted) {
    EXPECT_EQ(coordinates_of(drawn({U"* * *", U"*   *"})), "11 12 13 21 23");
    EXPECT_EQ(coordinates_of(drawn({U"    *", U"* * *"})), "13 21 22 23");
}

TEST(CellCoordinates, LeaveOutDecoration) {
    EXPECT_EQ(coordinates_of(drawn({U"| * | * |", U"+---+", U"| * | * |"})), "11 12 21 22");
}

/// As a kind with blocks draws it: a column or a row of blocks keeps the cells on both sides apart.
TEST(CellCoordinates, CountHolesOfARectangleOfSigns) {
    EXPECT_EQ(coordinates_of(drawn({U" * # *", U" # # #", U" * # *"})), "11 13 31 33");
    EXPECT_EQ(coordinates_of(drawn({U" # # #", U" # * #"})), "11");
    EXPECT_FALSE(has_shifted_rows(drawn({U"* # *", U"# * #"})));
    EXPECT_EQ(coordinates_of(drawn({U"* | *"})), "11 12");
}

TEST(CellCoordinates, CountAlongShiftedRows) {
    EXPECT_EQ(coordinates_of(drawn({U" * *", U"* * *", U" * *"})), "11 12 21 22 23 31 32");
    EXPECT_EQ(coordinates_of(make_hexagon(2, 2, 3, 1000)->grid), "11 12 21 22");
}

TEST(CellCoordinates, ASingleColumnIsNotShifted) {
    EXPECT_FALSE(has_shifted_rows(drawn({U"*", U"*"})));
    EXPECT_EQ(coordinates_of(drawn({U"*", U" *"})), "11 22");
}

}  // namespace
}  // namespace sator::tests
