#include "sator/text/places/between_places.hpp"

#include <gtest/gtest.h>

#include <array>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/text/places/read_places.hpp"
#include "sator/text/write/places_text.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Grid grid_with(std::initializer_list<PositionSort> sorts, std::size_t size = 3) {
    Grid grid = make_rectangle(size, size)->grid;
    EXPECT_TRUE(puzzle::add_between(grid, std::vector(sorts)));
    return grid;
}

const Grid& full_grid() {
    static const Grid kGrid = grid_with({PositionSort::Edge, PositionSort::Link, PositionSort::Corner});
    return kGrid;
}

/// Returns the sequences as "label: position position; …", or the column of the error with message and hint.
std::string places_between(const std::u32string& text, const Grid& grid = full_grid()) {
    const LineSlice line{1, 1, text, {0, 0, 0}};
    const auto read = read_places({&line, 1}, {grid, {}});
    if (!read)
        return std::to_string(read.error().span.column) + ": " + read.error().message + ": " +
               read.error().hint;
    const CellNames names(grid);
    std::string result;
    for (const Sequence& sequence : *read) {
        result += result.empty() ? "" : "; ";
        if (!sequence.label.empty()) result += sequence.label + ": ";
        for (std::size_t i = 0; i < sequence.cells.size(); ++i)
            result += (i == 0 ? "" : " ") + names.of(sequence.cells[i]);
    }
    return result;
}

TEST(BetweenPlaces, AreNamed) {
    EXPECT_EQ(places_between(U"R1C1/R1C2 R1C2/R1C1 R1C1/top r3c3/right"),
              "R1C1/R1C2 R1C1/R1C2 R1C1/top R3C3/right");
    EXPECT_EQ(places_between(U"R1C1/bottom; R2C1-R1C1"), "R1C1/R2C1; R1C1-R2C1");
    EXPECT_EQ(places_between(U"corner R0C0 corner R3C3: R1C1"), "corner R0C0 corner R3C3 R1C1");
}

TEST(BetweenPlaces, TouchACellOrACorner) {
    EXPECT_EQ(places_between(U"edges of R1C1"), "edges of R1C1: R1C1/top R1C1/left R1C1/R1C2 R1C1/R2C1");
    EXPECT_EQ(places_between(U"links of R1C1; corners of R3C3"),
              "links of R1C1: R1C1-R1C2 R1C1-R2C1; "
              "corners of R3C3: corner R2C2 corner R2C3 corner R3C2 corner R3C3");
    EXPECT_EQ(places_between(U"edges of corner R0C1 R2C2"), "R1C1/top R1C2/top R1C1/R1C2 R2C2");
    EXPECT_EQ(places_between(U"links right of R2C1; edges below corner R1C1"),
              "links right of R2C1: R2C1-R2C2 R2C2-R2C3; edges below corner R1C1: R2C1/R2C2 R3C1/R3C2");
}

TEST(BetweenPlaces, OfASortAreOneList) {
    EXPECT_EQ(places_between(U"links", grid_with({PositionSort::Link}, 2)),
              "links: R1C1-R1C2 R1C1-R2C1 R1C2-R2C2 R2C1-R2C2");
    EXPECT_EQ(places_between(U"all; cells", grid_with({PositionSort::Edge}, 1)), "all cells: R1C1; R1C1");
}

TEST(BetweenPlaces, HaveErrors) {
    EXPECT_EQ(places_between(U"edges of R1C1", grid_with({PositionSort::Link})),
              "1: this grid has no edges: add the line 'grid edges'");
    EXPECT_EQ(places_between(U"R1C1/R2C2"), "6: R1C1 and R2C2 do not share an edge: ");
    EXPECT_EQ(places_between(U"R1C1/up"),
              "6: a cell has no side 'up': its sides are right, left, bottom, top");
    EXPECT_EQ(places_between(U"R1C1-"), "6: the second cell is missing: write R1C1-R1C2");
    EXPECT_EQ(places_between(U"edges of"),
              "1: a cell or a corner is missing here: write 'edges of R3C4' or 'edges of corner R3C4'");
    EXPECT_EQ(places_between(U"corner R4C0"), "1: there is no such corner: ");
    EXPECT_EQ(places_between(U"links left R2C2"),
              "7: 'of' is missing after 'left': write 'links left of R3C4'");
    EXPECT_EQ(places_between(U"links left of R2C1"), "1: there are no such links: ");
    EXPECT_EQ(places_between(U"R0C1"), "1: rows and columns count from 1: ");
}

TEST(BetweenPlaces, AreWrittenAsTheyAreRead) {
    for (const std::u32string text :
         {U"edges", U"edges of R2C2; links right of R2C1", U"R1C1/top R2C2/R2C3 R1C1-R1C2 corner R3C3",
          U"corners of R1C1", U"edges of corner R1C1", U"corner R1C1: edges of R1C1"}) {
        const LineSlice line{1, 1, text, {0, 0, 0}};
        const auto read = read_places({&line, 1}, {full_grid(), {}});
        ASSERT_TRUE(read);
        const std::u32string written = to_code_points(places_text(full_grid(), {}, *read));
        const LineSlice again{1, 1, written, {0, 0, 0}};
        const auto back = read_places({&again, 1}, {full_grid(), {}});
        ASSERT_TRUE(back) << to_utf8(written);
        EXPECT_EQ(*back, *read) << to_utf8(written);
    }
}

}  // namespace
}  // namespace sator::tests
