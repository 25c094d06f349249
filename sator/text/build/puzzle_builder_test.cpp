#include "sator/text/build/puzzle_builder.hpp"

#include <gtest/gtest.h>

#include "sator/text/write/write_sator.hpp"
#include "tests/judges/standard_reader.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle read_built(const std::string& text) {
    Resources resources;
    auto result = read_puzzles(text, "text.sator", resources);
    EXPECT_TRUE(result[0]) << to_text(result[0].error());
    return std::move(*result[0]);
}

/// Returns the errors of a puzzle as text.
std::string mistakes_of(const PuzzleBuilder& builder) {
    const auto puzzle = builder.build();
    return puzzle ? "none" : to_text(puzzle.error());
}

TEST(PuzzleBuilder, BuildsTheSamePuzzleAsTheLanguage) {
    auto square = PuzzleBuilder::rectangle(3, 3);
    square.title("Fifteen everywhere").author("A. Nonymous").source("nowhere").range("1..9");
    square.rule("permutation 1..9", square.cells());
    square.rule("sum 15", square.lines(Axis::Y)).rule("sum 15", square.lines(Axis::X));
    square.initial("27. 9.. ...");
    const auto built = square.build();
    ASSERT_TRUE(built) << to_text(built.error());
    const Puzzle read = read_built(
        "title Fifteen everywhere\nauthor A. Nonymous\nsource nowhere\nlayout 3x3\nrange 1..9\n\n"
        "rule permutation 1..9\n| a a a\n| a a a\n| a a a\n\n"
        "rule sum 15\n| a a a\n| b b b\n| c c c\n\n"
        "rule sum 15\n| a b c\n| a b c\n| a b c\n\n"
        "initial\n| 2 7 .\n| 9 . .\n| . . .\n");
    EXPECT_TRUE(*built == read) << *write_sator(*built) << *write_sator(read);
    EXPECT_EQ(built->name, "Fifteen everywhere");
}

TEST(PuzzleBuilder, SupportsAllKindsOfGridsRulesAndRanges) {
    auto ring = PuzzleBuilder::layout("* *\n * \n* *");
    EXPECT_EQ(ring.cells().size(), 5u);
    EXPECT_EQ(ring.cell(1, 0), CellId(2));
    ring.range("0..9").range("3 1 \"?\" blank 2", std::vector{ring.cell(1, 0), ring.cell(0, 1)});
    ring.rule("2 * a = number(b)", {{ring.cell(0, 0)}, {ring.cell(1, 0), ring.cell(2, 1)}});
    ring.rule("sum(low) > 3", {{"low", {ring.cell(2, 0), ring.cell(2, 1)}}});
    ring.words("cat\ndog;7").words("emu");
    ring.given(ring.cell(0, 1), "3").given(ring.cell(0, 0), "7").initial("....5").given(ring.cell(0, 0), "1");
    ring.message({ring.cell(2, 1), ring.cell(0, 0)});
    const auto built = ring.build();
    ASSERT_TRUE(built) << to_text(built.error());
    const Puzzle read = read_built(
        "layout\n| * *\n|  * \n| * *\n\nrange 0..9\n\nrange 3 1 \"?\" blank 2\n| . *\n|  * \n| . .\n\n"
        "rule 2 * a = number(b)\n| a .\n|  b \n| . b\n\nrule sum(low) > 3\n| . .\n|  . \n| \"low\" "
        "\"low\"\n\n"
        "words\ncat\ndog;7\nemu\n\ninitial\n| 7 3\n|  . \n| . .\n\ninitial\n| 1 .\n|  . \n| . 5\n\n"
        "message\n| 2 .\n|  . \n| . 1\n");
    EXPECT_EQ(built->ranges, read.ranges);
    EXPECT_EQ(built->words, read.words);
    EXPECT_EQ(built->message, read.message);
    EXPECT_EQ(built->rules, read.rules);
    ASSERT_EQ(built->initials.size(), 2u);
    EXPECT_EQ(built->initials[1].name, "#2");
    EXPECT_EQ(built->initials[1], read.initials[1]);
}

TEST(PuzzleBuilder, KnowsKindsPlacesLabelsAndDefinitions) {
    auto sudoku = PuzzleBuilder::kind("sudoku 4x4");
    EXPECT_EQ(sudoku.rows().size(), 4u);
    EXPECT_EQ(sudoku.columns()[3][0], CellId(3));
    EXPECT_EQ(sudoku.boxes(2, 2)[3].front(), CellId(10));
    sudoku.regions("aabb aabb ccdd ccdd").define("flat n = max(line) - min(line) <= n");
    sudoku.rule("distinct at regions").rule("flat 2 at R1C1 R1C2 as \"the plain\"");
    sudoku.rule("cage\n  4 R1C1 R2C1\n  5 R1C4..R3C4");
    sudoku.rule("liars 1\n  sum 3 row 1\n  equal R1C1 R4C4").rule("sum 5 as \"the end\"", sudoku.rows()[3]);
    sudoku.initial("1...............").solution("1234 3412 2143 4321");
    sudoku.rules_text("As always.").difficulty("easy").link("example.org");
    const auto built = sudoku.build();
    ASSERT_TRUE(built) << to_text(built.error());
    const Puzzle read = read_built(
        "rules As always.\ndifficulty easy\nlink example.org\nsudoku 4x4\n"
        "regions\n| a a b b\n| a a b b\n| c c d d\n| c c d d\n"
        "define flat n = max(line) - min(line) <= n\n"
        "rule distinct at regions\nflat 2 at R1C1 R1C2 as \"the plain\"\n"
        "cage\n  4 R1C1 R2C1\n  5 R1C4..R3C4\n"
        "liars 1\n  sum 3 row 1\n  equal R1C1 R4C4\n"
        "rule sum 5 as \"the end\"\n| . . . .\n| . . . .\n| . . . .\n| a a a a\n"
        "initial\n| 1 . . .\n| . . . .\n| . . . .\n| . . . .\n"
        "solution\n| 1 2 3 4\n| 3 4 1 2\n| 2 1 4 3\n| 4 3 2 1\n");
    EXPECT_TRUE(*built == read) << *write_sator(*built) << *write_sator(read);
}

TEST(PuzzleBuilder, ReportsErrorsInPlacesAndKinds) {
    EXPECT_EQ(mistakes_of(PuzzleBuilder::kind("sudoku 5x6")).substr(0, 15), "puzzle:1:1: err");
    auto square = PuzzleBuilder::rectangle(2, 2);
    square.range("1..4").rule("sum 3 at R1C3").rule("sum 3 at row 1", square.cells());
    square.define("flat n").rule("cage\n  4 R1C1 R9C1").regions("ab").solution("1 2 3");
    EXPECT_EQ(mistakes_of(square),
              "puzzle:3:15: error: there is no cell R1C3\n"
              "    rule sum 3 at R1C3\n"
              "                  ^^^^\n"
              "hint: the grid has 2 rows and 2 columns\n"
              "puzzle:4:12: error: the rule has both places and cells\n"
              "    rule sum 3 at row 1\n"
              "               ^^\n"
              "hint: leave out one of them\n"
              "puzzle:5:8: error: '=' and an expression are missing\n"
              "    define flat n\n"
              "           ^^^^\n"
              "hint: write define flat n = max(line) - min(line) <= n\n"
              "puzzle:7:10: error: there is no cell R9C1\n"
              "      4 R1C1 R9C1\n"
              "             ^^^^\n"
              "hint: the grid has 2 rows and 2 columns\n"
              "puzzle:8:1: error: there are 2 letters for 4 cells\n"
              "    regions ab\n"
              "    ^^^^^^^\n"
              "hint: write a letter for each cell, with '.' for a cell of no region\n");
}

TEST(PuzzleBuilder, KeepsTheRangesOfAKindWhoseCellsDiffer) {
    const auto built = PuzzleBuilder::kind("grid 2x1 links\nrange 1 2 at all\nrange 1 2 3 at links").build();
    ASSERT_TRUE(built.has_value());
    ASSERT_EQ(built->ranges.size(), 3U);
    EXPECT_EQ(range_of(*built, CellId(0)).size(), 2U);
    EXPECT_EQ(range_of(*built, CellId(2)).size(), 3U);
}

TEST(PuzzleBuilder, HasTheAlphabetOfItsClues) {
    auto hexagon = PuzzleBuilder::hexagon(1, 2, 2);
    hexagon.rule("regex /[É_]/", hexagon.lines(Axis::X)[0]);
    const auto built = hexagon.build();
    ASSERT_TRUE(built) << to_text(built.error());
    EXPECT_EQ(built->alphabet.to_string(), "A-Z_É");
}

TEST(PuzzleBuilder, ReportsAllErrorsWithTheirStatements) {
    auto square = PuzzleBuilder::rectangle(2, 2);
    square.range("1..4").range("a..").rule("", square.cells()).rule("regex /a", square.cells());
    square.rule("sum 3", {square.cell(0, 0), square.cell(2, 0)}).rule("sum 3", Slot());
    EXPECT_EQ(mistakes_of(square),
              "puzzle:3:7: error: 'a..' is not a value\n"
              "    range a..\n"
              "          ^^^\n"
              "hint: write 'a . .' for its letters, or \"a..\" for one symbol\n"
              "puzzle:4:1: error: the rule has no name\n"
              "    rule \n"
              "    ^^^^\n"
              "hint: write its name, as in 'rule sum 15'\n"
              "puzzle:5:12: error: unclosed regular expression\n"
              "    rule regex /a\n"
              "               ^\n"
              "hint: add '/'; in a class, ']' comes before it\n"
              "puzzle:6:6: error: the layout has no such cell\n"
              "    rule sum 3\n"
              "         ^^^\n"
              "puzzle:7:6: error: this marks no cell\n"
              "    rule sum 3\n"
              "         ^^^\n");
    auto narrow = PuzzleBuilder::rectangle(2, 1);
    narrow.range("1..4")
        .given(narrow.cell(0, 1), "9")
        .initial("1")
        .initial("12")
        .initial("1x")
        .initial("# no");
    EXPECT_EQ(mistakes_of(narrow),
              "puzzle:3:7: error: no cell can hold 9\n"
              "    given 9\n"
              "          ^\n"
              "hint: the values are 1..4\n"
              "puzzle:4:9: error: this line has 1 value for 2 cells\n"
              "    initial 1\n"
              "            ^\n"
              "hint: a line has a character for each cell, with '.' for an open cell\n"
              "puzzle:6:10: error: no cell can hold x\n"
              "    initial 1x\n"
              "             ^\n"
              "hint: an open cell is '.'; the values are 1..4\n"
              "puzzle:7:9: error: there are no values\n"
              "    initial # no\n"
              "            ^\n"
              "hint: write a character for each cell, with '.' for an open cell\n");
    auto without = PuzzleBuilder::rectangle(2, 1);
    without.range("1..2", std::vector{without.cell(0, 0)});
    EXPECT_EQ(mistakes_of(without),
              "puzzle:1:1: error: this cell has no range\n"
              "    layout 2x1\n"
              "    ^^^^^^\n"
              "hint: write 'range' and the values, such as 1..9 or a..z; a drawing below it marks the cells "
              "with '*'\n");
    EXPECT_EQ(mistakes_of(PuzzleBuilder::rectangle(0, 3)),
              "puzzle:1:1: error: the puzzle has no columns\n"
              "    layout 0x3\n"
              "    ^^^^^^\n"
              "hint: a rectangle needs at least one column and one row\n");
    EXPECT_EQ(mistakes_of(PuzzleBuilder::layout("nothing\nhere")),
              "puzzle:1:1: error: the layout has no cells\n"
              "    layout\n"
              "    ^^^^^^\n"
              "hint: each '*' of its drawing is a cell\n");
}

}  // namespace
}  // namespace sator::tests
