#include "sator/puzzle/grids/between_cells.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using puzzle::add_between;
using puzzle::PositionMap;

constexpr std::array kAllSorts = {PositionSort::Corner, PositionSort::Link, PositionSort::Edge};

Grid with_between(Grid grid, std::span<const PositionSort> sorts = kAllSorts) {
    EXPECT_TRUE(add_between(grid, sorts));
    return grid;
}

std::size_t count(const Grid& grid, PositionSort sort) {
    return static_cast<std::size_t>(std::ranges::count(grid.between, sort, &Grid::Between::sort));
}

std::string names(const Grid& grid, const Slot& positions) {
    const CellNames all(grid);
    std::string text;
    for (const CellId position : positions) text += (text.empty() ? "" : ", ") + all.of(position);
    return text;
}

std::string error_of(Grid grid, std::span<const PositionSort> sorts, std::size_t limit) {
    const auto added = add_between(grid, sorts, limit);
    return added ? "no error" : to_text(added.error());
}

TEST(BetweenCells, FollowTheCellsOfARectangle) {
    const Grid grid = with_between(make_rectangle(3, 2)->grid);
    EXPECT_EQ(grid.cell_count(), 6u);
    EXPECT_EQ(count(grid, PositionSort::Edge), 17u);
    EXPECT_EQ(count(grid, PositionSort::Link), 7u);
    EXPECT_EQ(count(grid, PositionSort::Corner), 12u);
    EXPECT_EQ(grid.position_count(), 6u + 17 + 7 + 12);
    EXPECT_EQ(grid.sort_of(CellId(5)), PositionSort::Cell);
    EXPECT_EQ(grid.sort_of(CellId(6)), PositionSort::Edge);
    EXPECT_EQ(grid.sort_of(CellId(6 + 17)), PositionSort::Link);
    EXPECT_EQ(grid.sort_of(CellId(6 + 17 + 7)), PositionSort::Corner);
}

TEST(BetweenCells, DoNotDependOnTheOrderInWhichTheyAreAdded) {
    Grid grid = make_rectangle(2, 2)->grid;
    for (const PositionSort sort : kAllSorts) ASSERT_TRUE(add_between(grid, std::span(&sort, 1)));
    EXPECT_EQ(grid, with_between(make_rectangle(2, 2)->grid));
}

TEST(BetweenCells, HaveNames) {
    const Grid grid = with_between(make_rectangle(2, 1)->grid);
    Slot all;
    for (std::size_t i = 0; i < grid.position_count(); ++i) all.emplace_back(i);
    EXPECT_EQ(names(grid, all),
              "R1C1, R1C2, R1C1/top, R1C2/top, R1C1/left, R1C1/R1C2, R1C2/right, R1C1/bottom, R1C2/bottom, "
              "R1C1-R1C2, corner R0C0, corner R0C1, corner R0C2, corner R1C0, corner R1C1, corner R1C2");
}

TEST(BetweenCells, AreFoundFromCellsAndCorners) {
    const Grid grid = with_between(make_rectangle(3, 3)->grid);
    const PositionMap map(grid);
    const HalfCell middle = map.point(CellId(4)), corner{2, 2};
    EXPECT_EQ(names(grid, map.around(middle, PositionSort::Edge)),
              "R1C2/R2C2, R2C1/R2C2, R2C2/R2C3, R2C2/R3C2");
    EXPECT_EQ(names(grid, map.around(middle, PositionSort::Link)),
              "R1C2-R2C2, R2C1-R2C2, R2C2-R2C3, R2C2-R3C2");
    EXPECT_EQ(names(grid, map.around(middle, PositionSort::Corner)),
              "corner R1C1, corner R1C2, corner R2C1, corner R2C2");
    EXPECT_EQ(names(grid, map.around(corner, PositionSort::Edge)),
              "R1C1/R1C2, R1C1/R2C1, R1C2/R2C2, R2C1/R2C2");
    EXPECT_EQ(names(grid, map.around(corner, PositionSort::Cell)), "R1C1, R1C2, R2C1, R2C2");
    EXPECT_EQ(names(grid, map.around({0, 0}, PositionSort::Cell)), "R1C1");
    EXPECT_EQ(names(grid, map.ray(map.point(CellId(0)), {0, 1}, PositionSort::Link)), "R1C1-R1C2, R1C2-R1C3");
    EXPECT_EQ(names(grid, map.ray({0, 2}, {1, 0}, PositionSort::Edge)), "R1C1/R1C2, R2C1/R2C2, R3C1/R3C2");
}

TEST(BetweenCells, EndAtCornersOrCells) {
    const Grid grid = with_between(make_rectangle(2, 2)->grid);
    const PositionMap map(grid);
    const CellId edge = *map.find(PositionSort::Edge, {1, 2}), link = *map.find(PositionSort::Link, {1, 2});
    EXPECT_EQ(map.ends(edge), (puzzle::PointPair{{{0, 2}, {2, 2}}}));
    EXPECT_EQ(map.sides(edge), (puzzle::PointPair{{{1, 1}, {1, 3}}}));
    EXPECT_EQ(map.ends(link), (puzzle::PointPair{{{1, 1}, {1, 3}}}));
    EXPECT_EQ(map.sides(link), (puzzle::PointPair{{{0, 2}, {2, 2}}}));
    const CellId top = *map.find(PositionSort::Edge, {0, 1});
    EXPECT_EQ(map.ends(top), (puzzle::PointPair{{{0, 0}, {0, 2}}}));
    EXPECT_EQ(map.cells(top)[0], std::nullopt);
    EXPECT_EQ(map.cells(top)[1], CellId(0));
}

TEST(BetweenCells, OfADrawingEndAtItsHoles) {
    auto drawn = make_drawn_grid({U" * * *", U" *   *"});
    ASSERT_TRUE(drawn);
    const Grid grid = with_between(*drawn);
    EXPECT_EQ(count(grid, PositionSort::Edge), 16u);
    EXPECT_EQ(count(grid, PositionSort::Link), 4u);
    const PositionMap map(grid);
    EXPECT_EQ(names(grid, map.around(map.point(CellId(1)), PositionSort::Edge)),
              "R1C2/top, R1C1/R1C2, R1C2/R1C3, R1C2/bottom");
}

TEST(BetweenCells, OfHexagonsMeetAtTheirCorners) {
    constexpr std::array kSorts = {PositionSort::Edge, PositionSort::Link};
    const Grid grid = with_between(make_hexagon(3, 3, 3)->grid, kSorts);
    EXPECT_EQ(count(grid, PositionSort::Edge), 30u);
    EXPECT_EQ(count(grid, PositionSort::Link), 12u);
    const PositionMap map(grid);
    std::map<HalfCell, std::size_t> edges_at;
    std::set<std::string> all;
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        all.insert(names(grid, {CellId(i)}));
        if (grid.sort_of(CellId(i)) != PositionSort::Edge) continue;
        for (const HalfCell end : map.ends(CellId(i))) ++edges_at[end];
    }
    EXPECT_EQ(all.size(), 42u);
    EXPECT_EQ(edges_at.size(), 24u);
    EXPECT_TRUE(std::ranges::all_of(
        edges_at, [](const auto& entry) { return entry.second == 2 || entry.second == 3; }));
    EXPECT_EQ(map.around(map.point(CellId(3)), PositionSort::Edge).size(), 6u);
    EXPECT_EQ(names(grid, map.around(map.point(CellId(0)), PositionSort::Edge)),
              "R1C1/up-left, R1C1/up-right, R1C1/left, R1C1/R1C2, R1C1/R2C1, R1C1/R2C2");
}

TEST(BetweenCells, CountForTheLimitOfCells) {
    const Grid grid = make_rectangle(10, 10)->grid;
    constexpr std::array kEdges = {PositionSort::Edge}, kCorners = {PositionSort::Corner};
    EXPECT_EQ(error_of(grid, kEdges, 320), "no error");
    EXPECT_EQ(
        error_of(grid, kEdges, 319),
        "error: with its edges, links and corners the puzzle has 320 cells, more than the cell limit of 319\n"
        "hint: --cell-limit N allows N cells\n");
    EXPECT_EQ(error_of(make_hexagon(3, 3, 3)->grid, kCorners, 1000),
              "error: corners of cells with six sides hold no values\n"
              "hint: write 'edges' or 'links'\n");
}

}  // namespace
}  // namespace sator::tests
