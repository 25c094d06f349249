#include "sator/exchange/boards/drawn_board.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(DrawnBoard, NumbersTheEdgesOfRowsAndThenOfColumns) {
    const DrawnBoard board = empty_board(3, 2);
    ASSERT_EQ(board.edge_count(), 7U);
    std::vector<std::array<std::size_t, 2>> pairs;
    for (std::size_t edge = 0; edge < board.edge_count(); ++edge) pairs.push_back(cells_of_edge(board, edge));
    EXPECT_EQ(pairs, (std::vector<std::array<std::size_t, 2>>{
                         {0, 1}, {1, 2}, {3, 4}, {4, 5}, {0, 3}, {1, 4}, {2, 5}}));
}

/// All ways to put walls into a board of three by two: its regions have the walls between them, and no others.
TEST(DrawnBoard, RegionsAndWallsSayTheSame) {
    DrawnBoard board = empty_board(3, 2);
    for (unsigned set = 0; set < 1U << 7; ++set) {
        std::vector<int> walls(7);
        for (std::size_t edge = 0; edge < 7; ++edge) walls[edge] = set >> edge & 1U;
        board.regions = regions_between(board, walls);
        const std::vector<int> between = walls_of(board);
        for (std::size_t edge = 0; edge < 7; ++edge) EXPECT_LE(between[edge], walls[edge]) << set;
        EXPECT_EQ(regions_between(board, between), board.regions) << set;
        EXPECT_EQ(board.regions.front(), 0) << "regions are numbered by their first cells";
    }
}

/// 0 1 2
/// 3 4 5   The place 4 is a hole, 0 another one.
TEST(DrawnBoard, NoRegionGoesThroughAHole) {
    DrawnBoard board = empty_board(3, 2);
    board.cells[4] = 1;
    const std::vector<int> no_walls(7);
    EXPECT_EQ(regions_around_holes(board, no_walls), (std::vector<int>{0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(regions_around_holes(board, {0, 1, 0, 0, 0, 0, 0}), (std::vector<int>{0, 0, 1, 0, 0, 1}));
    board.cells[0] = 1;
    EXPECT_EQ(regions_around_holes(board, no_walls), (std::vector<int>{0, 0, 0, 1, 1, 0}));
}

}  // namespace
}  // namespace sator::tests
