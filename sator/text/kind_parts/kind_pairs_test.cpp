#include "sator/text/kind_parts/kind_pairs.hpp"

#include <gtest/gtest.h>

#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the cells of the rules that a line of a kind states for a drawing of regions: "01 02" are two pairs.
std::string pairs_of(const std::string& line, const std::string& drawing) {
    const std::string text =
        "define kind mine\n  names own\n  drawing a letter for each region\n  range 1..9\n  " + line +
        "\nend\n\nmine\n" + drawing;
    Resources none;
    const auto puzzle = read_sator({"test", std::make_shared<const std::string>(text)}, none, {});
    if (!puzzle) return to_text(puzzle.error().front());
    std::string cells;
    for (const RuleStatement& rule : puzzle->rules) {
        for (const MarkedDrawing& drawn : rule.drawings) {
            for (const Sequence& sequence : drawn) {
                cells += cells.empty() ? "" : " ";
                for (const CellId cell : sequence.cells) cells += std::to_string(cell.index());
            }
        }
    }
    return cells;
}

TEST(KindPairs, AreRightAndBelowUnlessADirectionIsWritten) {
    const std::string drawing = "| a a\n| a b\n";
    EXPECT_EQ(pairs_of("rule sum 3 at pairs 1 apart", drawing), "01 02 13 23");
    EXPECT_EQ(pairs_of("rule strict_order at pairs above", drawing), "20 31");
    EXPECT_EQ(pairs_of("rule sum 3 at pairs in regions", drawing), "01 02");
    EXPECT_EQ(pairs_of("rule sum 3 at pairs left; pairs below", drawing), "10 32 02 13");
}

TEST(KindPairs, MayCrossBordersOrBeOpposite) {
    EXPECT_EQ(pairs_of("rule sum 3 at pairs across regions", "| a a\n| a b\n"), "13 23");
    const std::string refused =
        pairs_of("rule sum 3 at pairs opposite in regions", "| a a a\n| b a c\n| b b c\n");
    EXPECT_NE(refused.find("region a looks different after half a turn"), std::string::npos) << refused;
    EXPECT_EQ(pairs_of("rule sum 3 at pairs opposite in regions", "| a a a\n| b b c\n"), "02 34");
}

TEST(RegionPlaces, AreRowsRunsAndNeighboursOfRegions) {
    const std::string drawing = "| a a b\n| a c c\n";
    EXPECT_EQ(pairs_of("rule sum 3 at rows in regions", drawing), "01 3 2 45");
    EXPECT_EQ(pairs_of("rule sum 3 at runs over 2 regions", drawing), "12 34 14 25");
    EXPECT_EQ(pairs_of("rule sum 3 at runs over 3 regions", "| a b b c\n"), "0123");
    EXPECT_EQ(pairs_of("each pair of regions:  rule sum(a) != sum(b) at it", drawing), "013 2 013 45 2 45");
}

TEST(RegionPlaces, ArePassagesOfRegions) {
    EXPECT_EQ(pairs_of("count 5 1 at passages of regions", "| a a b\n| a c c\n"), "143");
    EXPECT_EQ(pairs_of("count 5 1 at passages of regions", "| a a\n| a b\n"), "132");
    EXPECT_EQ(pairs_of("count 5 1 at passages of regions", "| a a\n"), "") << "there is none";
}

TEST(RegionPlaces, NeedRegions) {
    for (const std::string places :
         {"rows in regions", "passages of regions", "runs over 3 regions", "pairs opposite in regions"}) {
        const std::string text =
            "define kind mine\n  names own\n  drawing known values\n  range 1..9\n  rule sum 3 at " + places +
            "\nend\n\nmine\n| 1 .\n";
        Resources none;
        const auto puzzle = read_sator({"test", std::make_shared<const std::string>(text)}, none, {});
        ASSERT_FALSE(puzzle) << places;
        const std::string refused = to_text(puzzle.error().front());
        EXPECT_NE(refused.find("write '" + places + "', in a kind whose drawing has regions"),
                  std::string::npos)
            << refused;
    }
}

TEST(KindPlaces, KnowStepsInRowsAndColumns) {
    EXPECT_EQ(pairs_of("each cell:  rule count 5 1 at 1 steps from it", "| a a a\n"), "1 02 1");
}

TEST(KindPairs, SkipTheCellsBetweenThem) {
    EXPECT_EQ(pairs_of("rule sum 3 at pairs 2 apart", "| a a a\n"), "02");
    EXPECT_EQ(pairs_of("rule sum 3 at pairs 3 apart", "| a a a\n"), "") << "there is none";
    EXPECT_EQ(pairs_of("each D in 1..LARGEST:  rule a != b or a < D at pairs D apart", "| a a a\n"),
              "01 12 02");
}

TEST(KindPairs, EndAtAWordOfAnotherPlace) {
    const text::PairWords pairs = text::read_pair_words({"left", "2", "apart", "in", "regions", "rows"});
    EXPECT_EQ(pairs.word_count, 5U);
    EXPECT_EQ(pairs.distance, 2);
    EXPECT_TRUE(pairs.are_in_regions);
    EXPECT_EQ(text::read_pair_words({"rows"}).word_count, 0U);
    EXPECT_EQ(text::read_pair_words({"2", "rows"}).word_count, 0U) << "a number alone is none of its words";
}

}  // namespace
}  // namespace sator::tests
