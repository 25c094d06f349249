#include "sator/text/places/read_places.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the sequences as "label: cell cell | cell; …", cells from 0, with '|' before a part; or the error and its hint.
std::string places(const Grid& grid, const std::u32string& text, const std::vector<Sequence>& regions = {}) {
    const LineSlice line{1, 1, text, {0, 0, 0}};
    const auto read = read_places({&line, 1}, {grid, regions});
    if (!read) {
        return std::to_string(read.error().span.column) + ": " + read.error().message + ": " +
               read.error().hint;
    }
    std::string result;
    for (const Sequence& sequence : *read) {
        if (!result.empty()) result += "; ";
        if (!sequence.label.empty()) result += sequence.label + ":";
        for (std::size_t i = 0; i < sequence.cells.size(); ++i) {
            const bool begins_part = std::ranges::find(sequence.breaks, i) != sequence.breaks.end();
            result += (result.empty() || result.ends_with("; ") ? "" : " ") +
                      std::string(begins_part ? "| " : "") + std::to_string(sequence.cells[i].index());
        }
    }
    return result;
}

Grid square(std::size_t size) {
    return make_rectangle(size, size)->grid;
}

TEST(Places, AreListsOfCells) {
    EXPECT_EQ(places(square(3), U"R1C1 R2C3"), "0 5");
    EXPECT_EQ(places(square(3), U"R1C1, r2c3; R3C3"), "0 5; 8");
    EXPECT_EQ(places(square(3), U"R2C2: R2C3 R1C3"), "4 | 5 2");
}

TEST(Places, AreStraightLines) {
    EXPECT_EQ(places(square(4), U"R1C1..R1C4"), "0 1 2 3");
    EXPECT_EQ(places(square(4), U"R4C1..R2C1 R1C2"), "12 8 4 1");
    EXPECT_EQ(places(square(4), U"R4C4 .. R2C2"), "15 10 5");
    EXPECT_EQ(places(square(4), U"R1C3 down-left"), "2 5 8");
    EXPECT_EQ(
        places(square(4), U"R4C1..R3C3"),
        "7: no straight line leads to this cell: name the cells of a bent line one after the other, or write "
        "'block R1C1..R3C2' for those of a rectangle");
}

TEST(Places, AreLinesOfTheGrid) {
    EXPECT_EQ(places(square(2), U"rows"), "row 1: 0 1; row 2: 2 3");
    EXPECT_EQ(places(square(2), U"columns; row 2"), "column 1: 0 2; column 2: 1 3; row 2: 2 3");
    EXPECT_EQ(places(square(2), U"diagonals"), "the falling diagonal: 0 3; the rising diagonal: 2 1");
    EXPECT_EQ(places(square(2), U"neighbours"), "0 1; 0 2; 1 3; 2 3");
    EXPECT_EQ(places(square(2), U"rim"), "the rim of the grid: 0 1 3 2");
    EXPECT_EQ(places(square(3), U"rim"), "the rim of the grid: 0 1 2 5 8 7 6 3");
    EXPECT_EQ(places(square(1), U"rim"), "the rim of the grid: 0");
    EXPECT_EQ(places(square(2), U"all"), "all cells: 0 1 2 3");
    EXPECT_EQ(places(square(2), U"all: R1C1 R2C2"), "0 1 2 3 | 0 3");
    EXPECT_EQ(places(square(2), U"all:"), "5: cells are missing after the ':': ");
    EXPECT_EQ(places(square(2), U"cells"), "0; 1; 2; 3");
    EXPECT_EQ(places(square(3), U"windows 3x2"), "0 1 2 3 4 5; 3 4 5 6 7 8");
}

TEST(Places, AreLinesReadFromTheirOtherEnds) {
    EXPECT_EQ(places(square(2), U"row 2 from the right; column 1 from the bottom"),
              "row 2 from the right: 3 2; column 1 from the bottom: 2 0");
    EXPECT_EQ(
        places(square(2), U"row 2 from the top"),
        "7: a line is read from its other end: write 'row 3 from the right' or 'column 2 from the bottom'");
}

TEST(Places, AreRectangles) {
    EXPECT_EQ(places(square(4), U"block R1C1..R2C3"), "0 1 2 4 5 6");
    EXPECT_EQ(places(square(4), U"block R4C2..R3C1; R1C1: block R2C2..R2C3"), "8 9 12 13; 0 | 5 6");
    const Grid grid = *make_drawn_grid({U"* * *", U"*   *", U"* * *"}, 100);
    EXPECT_EQ(places(grid, U"block R1C1..R2C2"), "0 1 3");
    EXPECT_EQ(places(grid, U"block R2C2..R2C2"), "7: this block has no cells: ");
    EXPECT_EQ(places(square(4), U"block R1C1..R5C2"),
              "13: there is no cell R5C2: the grid has 4 rows and 4 columns");
    EXPECT_EQ(places(square(4), U"block R1C1 R2C2"),
              "1: a block needs two corners: write 'block R1C1..R3C3' for the cells of a rectangle");
    EXPECT_EQ(places(make_hexagon(3, 3, 3)->grid, U"block R1C1..R2C2"),
              "1: a grid with shifted rows has no blocks: name the cells, or write 'around self R2C2' for a "
              "cell and "
              "those around it");
}

TEST(Places, AreTheCellsAroundACell) {
    EXPECT_EQ(places(square(3), U"around R2C2"), "the cells around R2C2: 0 1 2 3 5 6 7 8");
    EXPECT_EQ(places(square(3), U"around self R1C2"), "R1C2 and the cells around it: 0 1 2 3 4 5");
    EXPECT_EQ(places(square(3), U"around edges R2C1"), "the cells beside R2C1: 0 4 6");
    EXPECT_EQ(places(square(3), U"around self edges R3C3; R1C1"), "R3C3 and the cells beside it: 5 7 8; 0");
    EXPECT_EQ(places(square(3), U"R2C2: around edges R2C2"), "4 | 1 3 5 7");
    const Grid hexagon = make_hexagon(3, 3, 3)->grid;  // rows of 2, 3 and 2 cells
    EXPECT_EQ(places(hexagon, U"around R2C2"), "the cells around R2C2: 0 1 2 4 5 6");
    EXPECT_EQ(places(hexagon, U"around edges self R1C1"), "R1C1 and the cells beside it: 0 1 2 3");
    EXPECT_EQ(places(square(3), U"around"),
              "1: the cell after 'around' is missing: write 'around R2C2', 'around edges R2C2' or 'around "
              "self R2C2'");
    EXPECT_EQ(places(square(3), U"around R2C2 self"),
              "13: 'self' stands before the cell: write 'around self R2C2'");
    EXPECT_EQ(places(square(1), U"around R1C1"), "8: there are no cells around R1C1: ");
}

TEST(Places, AreBoxes) {
    EXPECT_EQ(places(square(4), U"boxes"),
              "box 1: 0 1 4 5; box 2: 2 3 6 7; box 3: 8 9 12 13; box 4: 10 11 14 15");
    EXPECT_EQ(places(square(4), U"boxes 4x1"),
              "box 1: 0 1 2 3; box 2: 4 5 6 7; box 3: 8 9 10 11; box 4: 12 13 14 15");
    EXPECT_EQ(places(square(4), U"box 2"), "box 2: 2 3 6 7");
    EXPECT_EQ(places(square(5), U"boxes"), "1: the size is missing: write columns and rows: boxes 3x2");
}

TEST(Places, AreRegions) {
    const std::vector<Sequence> regions = {{"region a", {CellId(0), CellId(1)}},
                                           {"region b", {CellId(2), CellId(3)}}};
    EXPECT_EQ(places(square(2), U"regions", regions), "region a: 0 1; region b: 2 3");
    EXPECT_EQ(places(square(2), U"region b", regions), "region b: 2 3");
    EXPECT_EQ(places(square(2), U"regions"),
              "1: the puzzle has no regions: draw them below a line 'regions', a letter for each");
}

TEST(Places, OfOverlappingGridsHaveTheirNumber) {
    Grid grid = *make_drawn_grid({U"* *", U"* * *", U"  * *"}, 100);
    grid.blocks = {{0, 0, 2, 2}, {1, 1, 2, 2}};
    EXPECT_EQ(places(grid, U"rows"),
              "row 1 of grid 1: 0 1; row 2 of grid 1: 2 3; row 1 of grid 2: 3 4; row 2 of grid 2: 5 6");
    EXPECT_EQ(places(grid, U"columns of grid 2"), "column 1 of grid 2: 3 5; column 2 of grid 2: 4 6");
    EXPECT_EQ(places(grid, U"grid 2"), "grid 2: 3 4 5 6");
    EXPECT_EQ(places(grid, U"rows of grid 3"),
              "9: the number of a grid is missing: write 'grid' and a number from 1 to 2");
}

TEST(Places, CountHoles) {
    const Grid grid = *make_drawn_grid({U"* * *", U"*   *", U"* * *"}, 100);
    EXPECT_EQ(places(grid, U"R2C3"), "4");
    EXPECT_EQ(places(grid, U"R2C2"), "1: there is no cell R2C2: the grid has 3 rows and 3 columns");
    EXPECT_EQ(places(grid, U"R2C1 right"), "3");
}

TEST(Places, FollowTheDirectionsOfAHexagon) {
    const Grid grid = make_hexagon(3, 3, 3)->grid;  // rows of 2, 3 and 2 cells
    EXPECT_EQ(places(grid, U"R1C1 down-left"), "0 2");
    EXPECT_EQ(places(grid, U"R1C1..R3C2"), "0 3 6");
    EXPECT_EQ(places(grid, U"columns"), "1: this grid has no columns: ");
    EXPECT_EQ(places(grid, U"R1C1 down"), "6: 'down' is not a place: did you mean 'row'?");
    EXPECT_EQ(places(grid, U"x line 1; x line 1 from the bottom; z line 3 from the top"),
              "X line 1: 0 2; X line 1 from the bottom: 2 0; Z line 3 from the top: 1 4");
    EXPECT_EQ(places(grid, U"y 2; x 3"), "row 2: 2 3 4; X line 3: 4 6");
    EXPECT_EQ(places(grid, U"x line"), "1: the number of the X line is missing: ");
    EXPECT_EQ(places(grid, U"x line 4"), "8: this grid has no X line 4: ");
}

TEST(Places, RefuseOtherWords) {
    EXPECT_EQ(places(square(2), U"rwos"), "1: 'rwos' is not a place: did you mean 'rows'?");
    EXPECT_EQ(places(square(2), U"R0C1"), "1: rows and columns count from 1: ");
    EXPECT_EQ(places(square(2), U"R1C1:"), "6: cells are missing after the ':': ");
    EXPECT_EQ(places(square(2), U": R1C1"), "1: cells are missing before the ':': ");
    EXPECT_EQ(places(square(2), U"row"), "1: the number of the row is missing: ");
    EXPECT_EQ(places(square(2), U"row 3"), "5: this grid has no row 3: ");
    EXPECT_EQ(places(square(2), U""),
              "1: the places are missing: write cells (R3C4, R1C1..R1C4), or rows, columns, boxes, "
              "diagonals, regions, all, …");
    EXPECT_EQ(places(square(2), U"R1C1 + R1C2"),
              "6: this is not a place: write cells (R3C4, R1C1..R1C4), or rows, columns, boxes, …");
}

}  // namespace
}  // namespace sator::tests
