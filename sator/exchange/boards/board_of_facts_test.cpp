#include "sator/exchange/boards/board_of_facts.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/text/kinds/expansion_text.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::optional<DrawnBoard> board_of(std::string_view kind, const std::string& text) {
    Resources none;
    const ReadResult read = read_puzzles(text, "test", none);
    EXPECT_TRUE(read.at(0)) << to_text(read[0].error());
    if (!read[0]) return std::nullopt;
    const KindShape shape(*text::find_kind(kind)->definition, {});
    return board_of_facts(shape, PuzzleFacts(*read[0]));
}

constexpr int kOpen = DrawnBoard::kOpen, kHidden = DrawnBoard::kHidden;

TEST(BoardOfFacts, FindsNumbersOfBlocksInPlainRules) {
    const auto board = board_of("akari", "akari\n| . . 1\n| # . .\n");
    ASSERT_TRUE(board);
    EXPECT_EQ(board->cells, (std::vector<int>{kOpen, kOpen, 1, kHidden, kOpen, kOpen}));
    std::string plain = text::expansion_text("akari\n| . 2 .\n| . . .\n");
    const auto same = board_of("akari", plain);
    ASSERT_TRUE(same);
    EXPECT_EQ(same->cells, (std::vector<int>{kOpen, 2, kOpen, kOpen, kOpen, kOpen})) << plain;
    const std::string rule = "count \"*\" 2";
    ASSERT_TRUE(plain.contains(rule)) << plain;
    const auto without = board_of("akari", plain.replace(plain.find(rule), rule.size(), "count . 2"));
    ASSERT_TRUE(without);
    EXPECT_EQ(without->cells[1], kHidden) << "the rule is about another value";
}

TEST(BoardOfFacts, FindsCellsThatHoldNoMine) {
    const auto board = board_of("minesweeper", "minesweeper 3x1\nrange 0..8 at R1C3\ninitial\n| 1 . .\n");
    ASSERT_TRUE(board);
    EXPECT_EQ(board->cells, (std::vector<int>{1, kOpen, kHidden}));
}

TEST(BoardOfFacts, FindsSignsAndDifferences) {
    const auto board = board_of(
        "minarism", "latin 2x2\nrule strict_order at R1C2 R1C1; R1C1 R2C1\nrule difference 1 at R2C1 R2C2\n");
    ASSERT_TRUE(board);
    EXPECT_EQ(board->edges, (std::vector<int>{kGreater, 1, kLess, kOpen}));
}

TEST(BoardOfFacts, FindsCluesOfRegionsAndCages) {
    const auto regions = board_of("factors", "factors\n  2 R1C1 R2C1\n| a b\n| a b\n");
    ASSERT_TRUE(regions);
    EXPECT_EQ(regions->regions, (std::vector<int>{0, 1, 0, 1}));
    EXPECT_EQ(regions->region_values, (std::vector<int>{2, kOpen}));
    const auto cages = board_of("kenken", "latin 2x2\nrule sum 3 at rows\n");
    ASSERT_TRUE(cages);
    EXPECT_EQ(cages->cage_clues, (std::vector<std::string>{"3+", "3+"}));
    EXPECT_FALSE(board_of("kenken", "latin 2x2\nrule sum 3 at R1C1 R1C2\n")) << "a cage has no clue";
}

TEST(BoardOfFacts, RefusesOtherShapes) {
    EXPECT_FALSE(board_of("skyscrapers", "grid 3x2\nrange 1..3\nrule distinct at rows\n"));
    EXPECT_FALSE(board_of("sudoku", "layout\n| * *\n| * #\nrange 1..2\nrule distinct at R1C1 R1C2\n"));
    EXPECT_FALSE(board_of("nonogram", "grid 2x1\nrange blank \"#\"\nrule runs 1 at rows\n"));
}

}  // namespace
}  // namespace sator::tests
