#include "sator/render/board/board.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/board/cell_outlines.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the grid of a layout with these lines.
Grid drawing(const std::vector<std::u32string>& lines) {
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

Slot cells(std::initializer_list<std::size_t> indices) {
    Slot slot;
    for (const std::size_t i : indices) slot.emplace_back(i);
    return slot;
}

TEST(Board, FramesOfALayoutBecomeBars) {
    const Board board = make_board(drawing({U" * | * ", U"---+---", U" * | * "}), 10);
    ASSERT_TRUE(board.has_lattice);
    EXPECT_EQ(board.shape, CellShape::Square);
    EXPECT_EQ(board.places[3], (LatticePlace{1, 1}));
    EXPECT_EQ(board.bars.size(), 4u);
    EXPECT_TRUE(board.are_neighbours(CellId(0), CellId(2)));
    EXPECT_FALSE(board.are_neighbours(CellId(0), CellId(3)));
    EXPECT_TRUE(board.touch(CellId(0), CellId(3)));
}

TEST(Board, ShiftedRowsAreHexagons) {
    const Board board = make_board(drawing({U" * * ", U"* * *", U" * * "}), 10);
    EXPECT_EQ(board.shape, CellShape::Hexagon);
    EXPECT_TRUE(board.are_neighbours(CellId(0), CellId(2)));
    EXPECT_FALSE(board.are_neighbours(CellId(0), CellId(4)));
    EXPECT_EQ(line_kind(board, cells({0, 3, 6})), LineKind::Slanted);
    EXPECT_EQ(line_kind(board, cells({3, 2, 4})), std::nullopt);
    EXPECT_EQ(line_kind(board, cells({4, 3, 2})), LineKind::Row);
    EXPECT_EQ(lines_of_board(board).size(), 9u);
}

TEST(Board, BlocksAndEnclosedHolesAreFilled) {
    const Board board = make_board(drawing({U"# * *", U"* * *", U"* # *"}), 10);
    EXPECT_EQ(board.blocks, (std::vector<LatticePlace>{{0, 0}, {2, 1}}));
    EXPECT_EQ(line_kind(board, cells({0, 1})), LineKind::Row) << "it begins behind a block";
    EXPECT_EQ(line_kind(board, cells({1, 2})), std::nullopt) << "a knight's move";
    EXPECT_EQ(make_board(drawing({U"***", U"* *", U"***"}), 10).blocks, (std::vector<LatticePlace>{{1, 1}}));
    EXPECT_TRUE(make_board(drawing({U"***", U"* *", U"* *"}), 10).blocks.empty());
}

TEST(Board, SignsAreBetweenNeighbours) {
    const Board board = make_board(drawing({U"* < *", U"^", U"*   *"}), 10);
    ASSERT_EQ(board.texts.size(), 2u);
    EXPECT_EQ(board.texts[0].neighbours, std::pair(CellId(0), CellId(1)));
    EXPECT_EQ(board.texts[1].neighbours, std::pair(CellId(0), CellId(2)));
}

TEST(Board, WordsAreDrawnAsTyped) {
    const Board board = make_board(drawing({U"red *  green *", U"tea *"}), 10);
    EXPECT_FALSE(board.has_lattice);
    ASSERT_EQ(board.texts.size(), 3u);
    EXPECT_EQ(board.texts[1].text, "green");
    EXPECT_FALSE(board.are_neighbours(CellId(0), CellId(1)));
}

TEST(Board, AHexagonHasItsOwnLines) {
    const auto made = make_hexagon(3, 5, 5);
    ASSERT_TRUE(made);
    const Board board = make_board(made->grid, 10);
    for (const auto& axis : made->lines) {
        for (const Slot& line : axis) EXPECT_TRUE(line.size() < 2 || line_kind(board, line));
    }
}

TEST(CellOutlines, SurroundAdjacentCellsTogether) {
    const Board board = make_board(make_rectangle(3, 3)->grid, 10);
    const auto ring = outlines_of(board, cells({0, 1, 2, 3, 5, 6, 7, 8}), 1);
    ASSERT_EQ(ring.size(), 2u);
    EXPECT_EQ(ring[0].size(), 4u);
    EXPECT_EQ(ring[1].size(), 4u);
    const auto corner = outlines_of(board, cells({0, 1, 3}), 1);
    ASSERT_EQ(corner.size(), 1u);
    EXPECT_EQ(corner[0].size(), 6u);
    EXPECT_EQ(outlines_of(board, cells({0, 4}), 1).size(), 2u) << "they touch at a corner only";
    Box box;
    for (const Point p : corner[0]) box.add(p);
    EXPECT_DOUBLE_EQ(box.width(), 18);
}

TEST(CellOutlines, SharedEdgesCountOnce) {
    const Board board = make_board(make_rectangle(3, 2)->grid, 10);
    LimitWatch unlimited;
    const auto edges = cell_edges(board, unlimited);
    EXPECT_EQ(edges.size(), 17u);
    EXPECT_EQ(std::ranges::count_if(edges, [](const CellEdge& edge) { return edge.other.has_value(); }), 7);
}

}  // namespace
}  // namespace sator::tests
