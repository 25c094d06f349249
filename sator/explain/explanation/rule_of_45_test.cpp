// The rule of 45 and the law of leftovers: what is found, what is not, and each finding judged by a search over the
// named rules alone.

#include <gtest/gtest.h>

#include "sator/explain/deduce/window_sums.hpp"
#include "sator/explain/text/sentence.hpp"
#include "tests/judges/combined_steps.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/random/random_puzzle_data.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

const std::string kRegions =
    "layout 4x4\n\nrange 1..4\n\nrule permutation 1..4\n\n| a a a a\n\n|a\n|a\n|a\n|a\n\n|a a\n|a a\n\n";

TEST(RuleOf45, FindsTheLastCellOfARegion) {
    ContextOfPuzzle of(puzzle_of(kRegions + "rule cage 7\n| a a a .\n| . . . .\n| . . . .\n| . . . .\n"));
    EXPECT_TRUE(has(sentences_of(of, Technique::RuleOf45),
                    "Row 1 adds up to 10, the cage of 7 at R1C1 to 7, so R1C4 = 3."));
    EXPECT_EQ(technique_name(of.context, of.ladder.make_step(*of.ladder.next())), "rule of 10");
}

TEST(RuleOf45, FindsWhatSticksOutOfTwoRows) {
    ContextOfPuzzle of(puzzle_of(kRegions + "rule cage 7\n| a a a .\n| . . . .\n| . . . .\n| . . . .\n\n"
                                            "rule cage 9\n| . . . .\n| a a a .\n| . . . .\n| . . . .\n\n"
                                            "rule cage 6\n| . . . a\n| . . . a\n| . . . a\n| . . . .\n"));
    const auto texts = sentences_of(of, Technique::RuleOf45);
    EXPECT_TRUE(has(texts, "Rows 1 and 2 add up to 20, the 3 cages that cover them to 22, so R3C4 = 2."))
        << texts.size();
}

TEST(RuleOf45, UsesCandidatesOfSeveralCells) {
    ContextOfPuzzle of(puzzle_of(kRegions + "rule cage 3\n| a a . .\n| . . . .\n| . . . .\n| . . . .\n"));
    EXPECT_TRUE(
        has(sentences_of(of, Technique::InniesAndOuties),
            "Row 1 adds up to 10, the cage of 3 at R1C1 to 3. This leaves R1C3 + R1C4 = 7, so R1C3 and "
            "R1C4 are not 1 or 2."));
    EXPECT_TRUE(sentences_of(of, Technique::RuleOf45).empty());
}

TEST(RuleOf45, IsNotFoundWithoutATotal) {
    // The rows hold different values of 1 to 5, so their totals are not known.
    ContextOfPuzzle of(
        puzzle_of("layout 4x4\n\nrange 1..5\n\nrule distinct\n\n| a a a a\n\n|a\n|a\n|a\n|a\n\n"
                  "rule cage 7\n| a a a .\n| . . . .\n| . . . .\n| . . . .\n"));
    EXPECT_TRUE(sentences_of(of, Technique::RuleOf45).empty());
    EXPECT_TRUE(sentences_of(of, Technique::InniesAndOuties).empty());
}

// The sum is so large that only its bounds are posted, which do not speak of the known cell.
TEST(RuleOf45, CountsAKnownCellOfALargeSum) {
    std::string text = "latin 30x30\nrange 30 at R1C1\nsum 920 at";
    for (int i = 0; i < 59; ++i) text += " R" + std::to_string(i / 30 + 1) + "C" + std::to_string(i % 30 + 1);
    ContextOfPuzzle of(puzzle_of(text + "\n"));
    Query query(of.context);
    const auto windows = window_sums(query);
    ASSERT_EQ(windows.size(), 1U);
    EXPECT_EQ(windows[0].innies, std::vector{CellId(59)});
    EXPECT_EQ(windows[0].difference(), 10);
}

TEST(RuleOf45, FollowsFromTheNamedRulesInRandomKillers) {
    RandomPuzzleData random(31);
    std::size_t judged = 0;
    for (int i = 0; i < 12 && !testing::Test::HasFailure(); ++i) {
        ContextOfPuzzle of(*random.killer().puzzle().build());
        judged += judge_all(of, 60);
    }
    EXPECT_GT(judged, 50u);
}

TEST(Leftovers, FollowFromTheNamedRulesInAJigsaw) {
    const auto path = std::string(SATOR_SOURCE_DIR) + "/puzzles/jigsaw-sudoku/crooked.sator";
    ContextOfPuzzle of(puzzle_of(file_contents(path).value()));
    EXPECT_GT(judge_all(of, 8), 3u);
}

TEST(Leftovers, AreToldByTheCellsThatAreLeft) {
    ContextOfPuzzle of(
        puzzle_of("layout 5x5\n\nrange 1..5\n\nrule permutation 1..5\n\n| a a a a a\n\n|a\n|a\n|a\n|a\n|a\n\n"
                  "| a a a b b\n| a c a b b\n| c c c b e\n| c d d e e\n| d d d e e\n\n"
                  "initial\n| . . . . .\n| . 2 . . .\n| . . . . .\n| . . . . .\n| . . . . .\n"));
    const auto texts = sentences_of(of, Technique::Leftovers);
    ASSERT_FALSE(texts.empty());
    EXPECT_EQ(texts[0],
              "Rows 1 and 2 hold the same values as the 5 cells from R1C1 to R2C3 and the 5 cells from R1C4 "
              "to R3C4. "
              "So R2C2, which is only in the former, holds the same as R3C4. R2C2 = 2, so R3C4 = 2.");
}

}  // namespace
}  // namespace sator::tests
