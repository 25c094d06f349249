#include "sator/puzzle/grids/straight_lines.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the grid of a layout, with a cell at each '*'.
Grid drawn_grid(const std::vector<std::u32string>& lines) {
    Grid grid;
    grid.kind = GridKind::Drawing;
    grid.drawing = lines;
    for (std::uint32_t line = 0; line < lines.size(); ++line) {
        Slot row;
        for (std::uint32_t column = 0; column < lines[line].size(); ++column) {
            if (lines[line][column] != U'*') continue;
            row.emplace_back(grid.places.size());
            grid.places.push_back({line, column});
        }
        if (!row.empty()) grid.rows.push_back(row);
    }
    return grid;
}

Slot all_cells(const Grid& grid) {
    Slot cells;
    for (std::size_t i = 0; i < grid.cell_count(); ++i) cells.emplace_back(i);
    return cells;
}

std::vector<Slot> lines_among(const Grid& grid, const Slot& cells, std::size_t length) {
    LimitWatch watch;
    return straight_lines(grid, cells, length, watch);
}

std::size_t count(const Grid& grid, std::size_t length) {
    return lines_among(grid, all_cells(grid), length).size();
}

bool has_line(const Grid& grid, std::vector<std::size_t> cells) {
    Slot line;
    for (const std::size_t cell : cells) line.emplace_back(cell);
    const auto lines = lines_among(grid, all_cells(grid), line.size());
    return std::ranges::find(lines, line) != lines.end();
}

// A grid of n × n cells has 2 × n lines of n cells and 2 diagonals, each read in both directions.
TEST(StraightLines, GoInEightDirections) {
    const Grid grid = make_rectangle(3, 3)->grid;
    EXPECT_EQ(count(grid, 3), 16u);
    EXPECT_EQ(count(grid, 2), 2 * (6u + 6u + 4u + 4u));
    EXPECT_EQ(count(grid, 1), 9u);
    EXPECT_EQ(count(grid, 4), 0u);
    EXPECT_TRUE(has_line(grid, {6, 4, 2}));
}

TEST(StraightLines, CrossDecoration) {
    const Grid grid = drawn_grid({U"+---+-+", U"|* *|*|", U"|* *|*|", U"+---+-+", U"|* *|*|", U"+---+-+"});
    EXPECT_EQ(count(grid, 3), 16u);
    EXPECT_TRUE(has_line(grid, {0, 4, 8}));
}

TEST(StraightLines, StopIfARowHasNoCell) {
    const Grid grid = drawn_grid({U"* # *", U"* * *"});
    EXPECT_FALSE(has_line(grid, {0, 1}));
    EXPECT_TRUE(has_line(grid, {0, 3}));
    EXPECT_TRUE(has_line(grid, {2, 3, 4}));
    EXPECT_EQ(count(grid, 3), 2u);
}

TEST(StraightLines, GoInSixDirectionsIfRowsAreShifted) {
    const Grid drawing = drawn_grid({U"  * *  ", U" * * * ", U"  * *  "});
    EXPECT_TRUE(has_line(drawing, {2, 3, 4}));
    EXPECT_TRUE(has_line(drawing, {0, 3, 6}));
    EXPECT_TRUE(has_line(drawing, {1, 3, 5}));
    EXPECT_FALSE(has_line(drawing, {0, 5}));
    const Grid hexagon = make_hexagon(3, 3, 3)->grid;
    for (const std::size_t length : {1, 2, 3}) EXPECT_EQ(count(drawing, length), count(hexagon, length));
    EXPECT_EQ(count(hexagon, 3), 6u);
}

TEST(StraightLines, ContainOnlyTheGivenCells) {
    const Grid grid = make_rectangle(3, 1)->grid;
    const Slot ends = {CellId(0), CellId(2)};
    EXPECT_TRUE(lines_among(grid, ends, 2).empty());
    EXPECT_EQ(lines_among(grid, ends, 1).size(), 2u);
}

TEST(StraightLines, StopAtALimit) {
    const Grid grid = make_rectangle(100, 100)->grid;
    const std::atomic<bool> stop = true;
    LimitWatch watch({.interrupted = &stop});
    EXPECT_LT(straight_lines(grid, all_cells(grid), 2, watch).size(), 2000u);
}

}  // namespace
}  // namespace sator::tests
