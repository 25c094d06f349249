#include "sator/exchange/iss/iss_special.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/iss/iss_reader.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Reads a text, and returns the puzzle or the message of the first fault.
std::expected<Puzzle, std::string> read_special(const std::string& text) {
    const auto all = iss_constraints(text);
    if (!all) return std::unexpected(all.error().message);
    auto grid = read_iss_grid(*all);
    if (!grid) return std::unexpected(grid.error().message);
    const auto read = read_iss_puzzle(*all, std::move(*grid));
    if (!read) return std::unexpected(read.error().message);
    auto puzzle = read->statements.read("test", {});
    if (!puzzle) return std::unexpected(puzzle.error().message);
    return std::move(*puzzle);
}

/// Returns the number of sequences of the rules with this name.
std::size_t sequences_of(const Puzzle& puzzle, std::string_view name) {
    std::size_t count = 0;
    for (const RuleStatement& rule : puzzle.rules) {
        for (const MarkedDrawing& drawing : rule.drawings) count += rule.name == name ? drawing.size() : 0;
    }
    return count;
}

IssGrid grid_of(std::size_t rows, std::size_t columns) {
    IssGrid grid;
    grid.rows = rows;
    grid.columns = columns;
    grid.last = static_cast<int>(std::max(rows, columns));
    return grid;
}

TEST(IssSpecial, DiagonalsRiseOrFall) {
    const auto usual = read_special(".Shape~4x4"), both = read_special(".Shape~4x4.Diagonal~1.Diagonal~-1");
    ASSERT_TRUE(usual && both);
    EXPECT_EQ(sequences_of(*both, "permutation"), sequences_of(*usual, "permutation") + 2);
    EXPECT_EQ(iss_diagonal(grid_of(3, 3), true), (SquareCells{{3, 1}, {2, 2}, {1, 3}}));
    EXPECT_EQ(iss_diagonal(grid_of(3, 3), false), (SquareCells{{1, 1}, {2, 2}, {3, 3}}));
    EXPECT_EQ(read_special(".Diagonal~2").error(),
              "'Diagonal' is 1 for the rising diagonal or -1 for the falling one");
    EXPECT_FALSE(read_special(".Diagonal"));
    EXPECT_EQ(read_special(".Shape~4x6.Diagonal~1").error(), "'Diagonal' needs a square grid");
}

TEST(IssSpecial, BoxesNeedASizeThatHasThem) {
    const auto panes = read_special(".Windoku");
    ASSERT_TRUE(panes);
    EXPECT_EQ(sequences_of(*panes, "permutation"), 9U * 3 + 4);
    EXPECT_EQ(read_special(".Shape~5x5.Windoku")->rules, read_special(".Shape~5x5")->rules)
        << "a sudoku of 5 has no boxes";
    const auto groups = read_special(".Shape~6x6.DisjointSets");
    ASSERT_TRUE(groups);
    EXPECT_EQ(sequences_of(*groups, "distinct"), 6U);
    EXPECT_EQ(read_special(".Shape~5x5.DisjointSets")->rules, read_special(".Shape~5x5")->rules);
}

TEST(IssSpecial, StrictDotsAreAboutUnmarkedNeighbours) {
    constexpr std::size_t kPairs = 2 * 4 * 3;  // neighbours in a grid of four
    const auto strict = read_special(".Shape~4x4.StrictKropki.WhiteDot~R1C1~R1C2~R1C3.X~R4C4~R4C3");
    ASSERT_TRUE(strict);
    EXPECT_EQ(sequences_of(*strict, "non_consecutive"), kPairs - 2);
    const auto wrong = read_special(".Shape~4x4.StrictXV.X~R1C1~R5C1");
    EXPECT_EQ(wrong.error(), "'R5C1' is no cell of this grid");
}

TEST(IssSpecial, PairsShareAnEdge) {
    EXPECT_EQ(iss_pairs({{1, 1}, {2, 2}, {1, 2}}, grid_of(9, 9)),
              (std::vector<SquareCells>{{{1, 1}, {1, 2}}, {{2, 2}, {1, 2}}}));
    EXPECT_TRUE(iss_pairs({{1, 1}}, grid_of(9, 9)).empty());
    IssGrid grid = grid_of(2, 2);
    grid.add_group("VA", 2);
    EXPECT_TRUE(iss_pairs({{2, 1}, {3, 1}}, grid).empty()) << "the grid and the cells below it";
}

/// The values that rows, columns and boxes lack are beside the grid, those of boxes in the order of the boxes.
TEST(IssSpecial, ADoppelgangerHasExtraCells) {
    const auto all = iss_constraints(".Shape~9x9~0-9.Doppelganger");
    ASSERT_TRUE(all);
    const auto grid = read_iss_grid(*all);
    ASSERT_TRUE(grid);
    ASSERT_EQ(grid->groups.size(), 3U);
    EXPECT_EQ(grid->cell("DGR9"), (SquareCell{10, 9}));
    EXPECT_EQ(grid->cell("DGC1"), (SquareCell{11, 1}));
    EXPECT_EQ(grid->cell("DGB6"), (SquareCell{13, 3})) << "three boxes are beside each other";
    EXPECT_TRUE(read_special(".Shape~9x9~0-9.Doppelganger"));
}

TEST(IssSpecial, OtherTypesHaveNoFunction) {
    for (const char* type : {"Thermo", "diagonal", ""}) EXPECT_EQ(find_iss_special(type), nullptr) << type;
}

}  // namespace
}  // namespace sator::tests
