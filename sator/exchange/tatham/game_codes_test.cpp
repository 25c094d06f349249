#include "sator/exchange/tatham/game_codes.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/boards/drawn_board.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(GameCodes, NumbersWithGapsAreReadAsWritten) {
    constexpr int kOpen = DrawnBoard::kOpen;
    for (const std::vector<int>& list :
         {std::vector<int>{1, 2, 3}, {kOpen, 12, kOpen}, {kOpen, kOpen, kOpen}, {4, kOpen, 5}}) {
        const std::string text = write_gapped_numbers(list);
        LinkBody body(text);
        EXPECT_EQ(read_gapped_numbers(body, list.size()), list) << text;
        EXPECT_FALSE(body.has_failed()) << text;
    }
    EXPECT_EQ(write_gapped_numbers({1, 2, kOpen, kOpen, 3}), "1_2b3");
}

TEST(GameCodes, SeparatedNumbersMayBeMissing) {
    const std::vector<int> list = {3, DrawnBoard::kOpen, 0};
    const std::string text = write_separated(list, '/');
    LinkBody body(text);
    EXPECT_EQ(read_separated(body, list.size(), '/'), list) << text;
}

/// All ways to divide a square of two by two cells.
TEST(GameCodes, WallsAreReadAsWritten) {
    DrawnBoard board = empty_board(2, 2);
    for (unsigned set = 0; set < 1U << 4; ++set) {
        std::vector<int> walls(4);
        for (std::size_t edge = 0; edge < 4; ++edge) walls[edge] = set >> edge & 1U;
        board.regions = regions_between(board, walls);
        const std::string text = write_walls_between(board.regions, 2, false);
        LinkBody body(text);
        EXPECT_EQ(regions_between(board, read_walls_between(body, 2, 'z', false)), board.regions) << text;
        EXPECT_FALSE(body.has_failed()) << text << ": " << body.error();
    }
}

}  // namespace
}  // namespace sator::tests
