#include "sator/puzzle/grids/drawn_grid.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Lines = std::vector<std::u32string>;

TEST(DrawnGrid, RectanglesHaveAMarginAndBlanksBetweenCells) {
    EXPECT_EQ(drawn_lines(make_rectangle(3, 2)->grid), (Lines{U" * * *", U" * * *"}));
}

TEST(DrawnGrid, HexagonsAreIndentedLikeTheirRows) {
    EXPECT_EQ(drawn_lines(make_hexagon(3, 3, 3)->grid), (Lines{U"  * *", U" * * *", U"  * *"}));
    EXPECT_EQ(drawn_lines(make_hexagon(2, 3, 2)->grid), (Lines{U"  *", U" * *", U"  *"}));
    EXPECT_EQ(drawn_lines(make_hexagon(5, 5, 5)->grid),
              (Lines{U"   * * *", U"  * * * *", U" * * * * *", U"  * * * *", U"   * * *"}));
}

TEST(DrawnGrid, LinesOfADrawingAreItsRowsAndColumns) {
    Grid grid;
    grid.kind = GridKind::Drawing;
    grid.drawing = {U"* *", U"", U"  *"};
    grid.places = {{0, 0}, {0, 2}, {2, 2}};
    grid.rows = {{CellId(0), CellId(1)}, {CellId(2)}};
    EXPECT_EQ(drawn_lines(grid), grid.drawing);
    const auto lines = lines_of(grid);
    EXPECT_EQ(lines[0], (std::vector<Slot>{{CellId(0)}, {CellId(1), CellId(2)}}));
    EXPECT_EQ(lines[1], grid.rows);
    EXPECT_TRUE(lines[2].empty());
}

TEST(DrawnGrid, ALinedGridHasItsOwnLines) {
    const auto hexagon = make_hexagon(2, 3, 2);
    EXPECT_EQ(lines_of(hexagon->grid), hexagon->lines);
}

}  // namespace
}  // namespace sator::tests
