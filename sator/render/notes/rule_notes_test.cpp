#include "sator/render/notes/rule_notes.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Lines = std::vector<std::string>;

/// Whether the sentence of the puzzle's kind replaces the sentences of the kind's rules.
enum class KindSentences : std::uint8_t { Said, Unsaid };

Lines notes_of(const std::string& text, KindSentences sentences = KindSentences::Said) {
    Resources files;
    ClueCache clue_cache;
    const auto read = sator::read_puzzles(text, "small.sator", files, {});
    EXPECT_TRUE(read.at(0).has_value());
    if (!read[0]) return {};
    Puzzle puzzle = *read[0];
    if (sentences == KindSentences::Unsaid) puzzle.kind.reset();
    RuleContext context{puzzle, clue_cache, files, {}};
    return rule_notes(puzzle, Registry::standard(), context, NotedRules::All);
}

TEST(RuleNotes, AShapeThatFitsManyTimesIsDescribedOnce) {
    EXPECT_EQ(notes_of("layout 4x4\nrange 0 1\nrule count 0 1..2\n| a a a\n\n| a\n| a\n| a\n"),
              (Lines{"Each cell holds 0 or 1",
                     "Each 3 neighbouring cells of a row or column must have 1 or 2 cells with 0"}));
    EXPECT_EQ(notes_of("layout 4x4\nrange 0 1\nrule count 0 1..\n| . a\n| a a\n"),
              (Lines{"Each cell holds 0 or 1",
                     "Wherever it fits, the shape R1C2–R2C1–R2C2 must have at least 1 cell with 0"}));
}

TEST(RuleNotes, RulesWithTheSameDemandAreJoined) {
    EXPECT_EQ(notes_of("layout 3x3\nrange 0 1\nrule equal\n| a b c\n| c a b\n| d d .\n"),
              (Lines{"Each cell holds 0 or 1",
                     "Each of R1C1–R2C2, R1C2–R2C3, R1C3–R2C1 and R3C1–R3C2 must hold the same value"}));
    EXPECT_EQ(notes_of("layout 3x3\nrange 0 1\nrule equal\n| a b b\n| . a .\n| . . .\n"),
              (Lines{"Each cell holds 0 or 1", "R1C1–R2C2 must hold the same value",
                     "R1C2–R1C3 must hold the same value"}));
}

TEST(RuleNotes, ANumberPathAndStraightsAreToldAsPlayersDo) {
    EXPECT_EQ(notes_of("hidato\n| . . #\n| . . .\n", KindSentences::Unsaid),
              (Lines{"All cells must be a permutation of 1..5",
                     "Consecutive values of 1..5 must touch, perhaps only at a corner"}));
    EXPECT_EQ(notes_of("hidato\n| . . .\n", KindSentences::Unsaid),
              (Lines{"All cells must be a permutation of 1..3",
                     "Consecutive values of 1..3 must touch, perhaps only at a corner"}));
    EXPECT_EQ(notes_of("str8ts\n| . . #\n| . . .\n| # . .\n", KindSentences::Unsaid),
              (Lines{"Each cell holds 1 to 3", "Each row and column must hold different values",
                     "Each of row 1, row 3, column 1 and column 3 must hold consecutive numbers in any order",
                     "Row 2 must hold consecutive numbers in any order",
                     "Column 2 must hold consecutive numbers in any order"}));
}

// Statements that differ only in their places, with which their names end, have one sentence; three of them have one each.
TEST(RuleNotes, ALabelThatEndsWithItsCellIsToldOnce) {
    const std::string pairs =
        "count 0 1 at R1C1 R1C2 as \"the pair at R1C1\"\ncount 0 1 at R1C2 R1C3 as \"the pair at R1C2\"\n"
        "count 0 1 at R2C1 R2C2 as \"the pair at R2C1\"\ncount 0 1 at R2C2 R2C3 as \"the pair at R2C2\"\n";
    EXPECT_EQ(notes_of("grid 3x2\nrange 0 1\n" + pairs).back(),
              "The pair at each of R1C1, R1C2, R2C1 and R2C2 must have exactly 1 cell with 0");
    EXPECT_EQ(
        notes_of("layout 3x2\nrange 0 1\nrule count 0 1 at R1C1 R1C2 as \"the pair at R1C1\"\n"
                 "rule count 0 1 at R1C3 R2C3 as \"the pair at R1C3\"\n"),
        (Lines{"Each cell holds 0 or 1", "The pair at R1C1 at R1C1–R1C2 must have exactly 1 cell with 0",
               "The pair at R1C3 in column 3 must have exactly 1 cell with 0"}));
}

// The sentence of a kind replaces those of its rules; the rules of the file follow.
TEST(RuleNotes, BeginWithTheSentenceOfTheKind) {
    const std::string sudoku = "Each row, column and box holds 1 to 4 once.";
    EXPECT_EQ(notes_of("sudoku 4x4\n"), (Lines{sudoku}));
    EXPECT_EQ(notes_of("sudoku 4x4\nsum 5 at R1C1 R1C2\n"), (Lines{sudoku, "R1C1–R1C2 must add up to 5"}));
    const Lines akari = notes_of("akari\n| . 1\n| . .\n");
    ASSERT_EQ(akari.size(), 1U);
    EXPECT_TRUE(akari[0].starts_with("Put lamps into white cells")) << akari[0];
}

TEST(RuleNotes, EndWithTheCluesOfACrossword) {
    EXPECT_EQ(notes_of("crossword\n| . .\n| . .\n\nwords AB CD AC BD\n\nclue across 1 \"Two\"\n"
                       "clue across 3 \"Four\"\nclue down 1 \"Six\"\n"),
              (Lines{"Fill the grid with different words from the list, across and down.",
                     "The puzzle's own list: AB CD AC BD", "Across: 1 Two; 3 Four", "Down: 1 Six"}));
}

TEST(RuleNotes, LinesReadFromTheirEndNameTheDirection) {
    EXPECT_EQ(notes_of("layout 3x1\nrange 1..3\nrule visible 3\n| 3 2 1\n"),
              (Lines{"Each cell holds 1 to 3", "The clue right of row 1 must see 3 heights"}));
}

TEST(RuleNotes, ExplainNamesOfCellsInShiftedRows) {
    EXPECT_EQ(
        notes_of("layout\n|  * *\n| * * *\n|  * *\n\nrange 1..3\nrule equal\n|  . .\n| a . .\n|  . a\n"),
        (Lines{"Each cell holds 1 to 3", "R2C1–R3C2 must hold the same value", "R3C2 is cell 2 of row 3."}));
    EXPECT_EQ(notes_of("layout\n| * * *\n| *   *\n\nrange 1..3\nrule equal\n| . a .\n| .   a\n"),
              (Lines{"Each cell holds 1 to 3", "R1C2–R2C3 must hold the same value"}));
}

TEST(RuleNotes, StateTheRangeUnlessTheRulesDo) {
    const std::string row = "rule permutation 1..2\n| a a\n";
    EXPECT_EQ(notes_of("layout 2x2\nrange 1..3\n" + row + "| . .\n")[0], "Each cell holds 1 to 3");
    EXPECT_EQ(notes_of("layout 2x2\nrange 1..2\n" + row + "| b b\n")[0],
              "Row 1 must be a permutation of 1 2");
    EXPECT_EQ(notes_of("layout 2x2\nrange -3..3 X blank\nrule palindrome\n| a a\n| . .\n")[0],
              "Each cell holds -3 to 3 or X, or stays empty");
    EXPECT_EQ(notes_of("layout 2x1\nrange 1 blank\nrule equal\n| a a\n\ninitial\n| \"\" .\n").back(),
              "A cell with • stays empty");
    EXPECT_EQ(notes_of("layout 2x2\nrange \".\" \"*\"\nrule palindrome\n| a a\n| . .\n")[0],
              "Each cell holds \".\" or \"*\"");
}

TEST(RuleNotes, DiagonalsAreDescribedTogether) {
    EXPECT_EQ(notes_of("layout 3x3\nrange Q blank\nrule count Q ..1\n| a b c\n| d a b\n| e d a\n\n"
                       "| a b c\n| b c d\n| c d e\n"),
              (Lines{"Each cell holds Q, or stays empty", "Each diagonal must have at most 1 cell with Q"}));
}

TEST(RuleNotes, DifferentLinesAreDescribedTogether) {
    EXPECT_EQ(notes_of("layout 3x4\nrange 0 1\nrule different_words\n| a a a\n| b b b\n| c c c\n| d d d\n"),
              (Lines{"Each cell holds 0 or 1", "Any two of rows 1 to 4 must not read the same"}));
}

TEST(RuleNotes, LinesOfOverlappingGridsAreDescribedTogether) {
    EXPECT_EQ(
        notes_of("sudoku 4x4 at R1C1\nsudoku 4x4 at R3C3\n", KindSentences::Unsaid),
        (Lines{"Each of rows 1 to 4 of grid 1, columns 1 to 4 of grid 1 and boxes 1 to 4 of grid 1 must be a "
               "permutation of 1..4",
               "Each of rows 1 to 4 of grid 2, columns 1 to 4 of grid 2 and boxes 1 to 4 of grid 2 must be a "
               "permutation of 1..4"}));
}

TEST(RuleNotes, ThePuzzlesOwnWordsArePrinted) {
    EXPECT_EQ(notes_of("words ABBA BABE\n\nlayout 4x1\nrange A..Z\nrule words\n| * * * *\n"),
              (Lines{"Row 1 must be a word of the puzzle's own list", "The puzzle's own list: ABBA BABE"}));
    EXPECT_EQ(notes_of("layout 2x1\nrange A..C\nrule words CB AC\n| * *\n"),
              (Lines{"Row 1 must be a word of the list CB AC"}));
    std::string listed;
    for (char a = 'A'; a <= 'T'; ++a) listed += std::string(" ") + a + 'Z';
    EXPECT_EQ(
        notes_of("layout 2x1\nrange A..Z\nrule words" + listed + "\n| * *\n"),
        (Lines{"Row 1 must be a word of the list AZ BZ CZ DZ EZ FZ GZ HZ IZ JZ KZ LZ MZ NZ … of 20 words",
               "The list AZ BZ CZ DZ EZ FZ GZ HZ IZ JZ KZ LZ MZ NZ … of 20 words:" + listed}));
    std::string many = "words";
    for (char a = 'A'; a <= 'Z'; ++a) {
        for (char b = 'A'; b <= 'Z'; ++b) many += std::string(" ") + a + b;
    }
    EXPECT_EQ(notes_of(many + "\n\nlayout 2x1\nrange A..Z\nrule words\n| * *\n").back(),
              "The puzzle's own list has 676 words.");
}

// A text does not draw cages, so its sentences name their cells.
TEST(RuleNotes, CagesAreNamedByTheirCells) {
    EXPECT_EQ(
        notes_of("layout 3x3\nrange 1..4\nrule sum 6\n| a a\n| a .\n"),
        (Lines{"Each cell holds 1 to 4", "Wherever it fits, the shape R1C1–R1C2–R2C1 must add up to 6"}));
    EXPECT_EQ(notes_of("layout 4x2\nrange 1..4\nrule sum 6\n| a b c d\n| a b c d\n"),
              (Lines{"Each cell holds 1 to 4", "Each column must add up to 6"}));
    EXPECT_EQ(notes_of("layout 4x4\nrange 1..4\nrule sum 6\n| a a b b\n| a . . b\n| d . . c\n| d d c c\n"),
              (Lines{"Each cell holds 1 to 4",
                     "Each of R1C1–R1C2–R2C1, R1C3–R1C4–R2C4, R3C1–R4C1–R4C2 and "
                     "R3C4–R4C3–R4C4 must add up to 6"}));
}

// A text shows regions only if the layout draws lines between them.
TEST(RuleNotes, RegionsWithoutLinesAreNamedByTheirCells) {
    const std::string rule =
        "range 1..4\nrule permutation 1..4\n| a a a a\n\n|a\n|a\n|a\n|a\n\n| a a b b\n| a a b b\n| c c d "
        "d\n| c c d d\n";
    EXPECT_EQ(notes_of("layout 4x4\n" + rule),
              (Lines{"Each row, column, R1C1–R1C2–R2C1–R2C2, R1C3–R1C4–R2C3–R2C4, R3C1–R3C2–R4C1–R4C2 and "
                     "R3C3–R3C4–R4C3–R4C4 must be a permutation of 1..4"}));
}

}  // namespace
}  // namespace sator::tests
