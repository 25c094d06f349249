// The error messages of the puzzle language, word for word.
#include <gtest/gtest.h>

#include "sator/text/read/sator_language.hpp"
#include "tests/judges/standard_reader.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string reading_errors_of(const std::string& text, const PuzzleOptions& options = {}) {
    Resources resources;
    const auto puzzle =
        read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources, options);
    if (puzzle) return "no error";
    std::string errors;
    for (const Diagnostic& error : puzzle.error()) errors += to_text(error);
    return errors;
}

/// A valid beginning of three lines with two cells.
const std::string kTwo = "layout\n| * *\nrange 1..9\n";

TEST(SatorErrors, DrawingsThatFitNowhereShowTheNearestFit) {
    EXPECT_EQ(reading_errors_of(kTwo + "rule sum 5\n| a + a\n"),
              "demo.sator:5:5: error: this drawing fits nowhere in the layout\n"
              "    | a + a\n"
              "        ^\n"
              "hint: the nearest fit is at line 1 of the layout, \" * *\", which has a cell here: "
              "write a letter, a number, a quoted symbol, '*' or '.'\n");
    EXPECT_EQ(reading_errors_of(kTwo + "initial\n| 12 3 4\n"),
              "demo.sator:5:7: error: this drawing fits nowhere in the layout\n"
              "    | 12 3 4\n"
              "          ^\n"
              "hint: the nearest fit is at line 1 of the layout, \" * *\", which has nothing here\n");
}

TEST(SatorErrors, CellsNeedRanges) {
    EXPECT_EQ(reading_errors_of("layout\n| * *\n| * *\n\nrange 1..9\n| . *\n| . .\n"),
              "demo.sator:2:3: error: this cell and 2 others have no range\n"
              "    | * *\n"
              "      ^\n"
              "hint: write 'range' and the values, such as 1..9 or a..z; a drawing below it marks the cells "
              "with '*'\n");
    EXPECT_EQ(reading_errors_of("layout 1x1\n"),
              "demo.sator:1:1: error: this cell has no range\n"
              "    layout 1x1\n"
              "    ^^^^^^\n"
              "hint: write 'range' and the values, such as 1..9 or a..z; a drawing below it marks the cells "
              "with '*'\n");
    EXPECT_EQ(reading_errors_of(kTwo + "range a..z\n| . *\n"),
              "demo.sator:2:5: error: this cell has ranges without a common value\n"
              "    | * *\n"
              "        ^\n"
              "hint: a cell with several ranges has only their common values\n");
}

TEST(SatorErrors, RangesListValues) {
    EXPECT_EQ(reading_errors_of("layout 1x1\nrange\n"),
              "demo.sator:2:1: error: no values are listed\n"
              "    range\n"
              "    ^^^^^\n"
              "hint: values are numbers, letters, quoted symbols, 'blank', and ranges of two numbers or two "
              "letters: 1..9 a..z \"?\"\n");
    EXPECT_EQ(reading_errors_of("layout 1x1\nrange aeiou\n"),
              "demo.sator:2:7: error: 'aeiou' is not a value\n"
              "    range aeiou\n"
              "          ^^^^^\n"
              "hint: write 'a e i o u' for its letters, or \"aeiou\" for one symbol\n");
    EXPECT_EQ(reading_errors_of(kTwo + "| a *\n"),
              "demo.sator:4:3: error: a range marks its cells with '*'\n"
              "    | a *\n"
              "      ^\n"
              "hint: write '*' or '.'\n");
}

TEST(SatorErrors, AListOfWordsDoesNotSwallowAStatement) {
    const std::string crossword = "crossword\n| . . .\n\nwords\nTEN NET\n";
    EXPECT_EQ(reading_errors_of(crossword + "clue across 1 \"Turned\"\n"),
              "demo.sator:6:1: error: this line is in the list of words above it, which has no empty line "
              "after it\n"
              "    clue across 1 \"Turned\"\n"
              "    ^^^^^^^^^^^^^^^^^^^^^^\n"
              "hint: write an empty line before 'clue'\n");
    EXPECT_EQ(reading_errors_of(crossword + "\nclue across 1 \"Turned\"\n"), "no error");
}

TEST(SatorErrors, RulesMarkCells) {
    EXPECT_EQ(reading_errors_of(kTwo + "rule sum 5\n"),
              "demo.sator:4:6: error: the rule 'sum' marks no cell\n"
              "    rule sum 5\n"
              "         ^^^\n"
              "hint: write a drawing below it; mark cells with letters, numbers or '*'\n");
    EXPECT_EQ(reading_errors_of(kTwo + "rule a < b\nrange 1\n"),
              "demo.sator:4:6: error: this rule marks no cell\n"
              "    rule a < b\n"
              "         ^^^^^\n"
              "hint: write a drawing below it; mark cells with letters, numbers or '*'\n");
    EXPECT_EQ(reading_errors_of(kTwo + "rule sum 5\n| . .\n"),
              "demo.sator:5:2: error: this drawing marks no cell\n"
              "    | . .\n"
              "     ^^^^\n"
              "hint: mark cells with letters, numbers or '*'\n");
    EXPECT_EQ(reading_errors_of(kTwo + "rule\n| * *\n"),
              "demo.sator:4:1: error: the rule has no name\n"
              "    rule\n"
              "    ^^^^\n"
              "hint: write its name, as in 'rule sum 15'\n");
    EXPECT_EQ(reading_errors_of(kTwo + "rule sum 5\n| 1 1\n"),
              "demo.sator:5:5: error: the number 1 occurs twice\n"
              "    | 1 1\n"
              "        ^\n"
              "hint: numbers give one sequence in numeric order; letters mark several\n");
}

TEST(SatorErrors, KnownValuesAreNoMarksOfARuleThatStandsAlone) {
    const std::string error =
        "demo.sator:3:3: error: numbers below the rule 'anti_knight' are marks, and not known values\n"
        "    | 1 . . .\n"
        "      ^\n"
        "hint: write a line 'initial' above the known values\n";
    const std::string rows = "| . . . .\n| . . . .\n";
    EXPECT_EQ(reading_errors_of("sudoku 4x4\nanti_knight\n| 1 . . .\n| . . 2 .\n" + rows), error);
    EXPECT_EQ(reading_errors_of("sudoku 4x4\nanti_knight\n| 1 . . .\n| . . 1 .\n" + rows), error);
    EXPECT_EQ(reading_errors_of("sudoku 4x4\nanti_knight\ninitial\n| 1 . . .\n| . . 2 .\n" + rows),
              "no error");
    EXPECT_EQ(reading_errors_of("sudoku 4x4\nanti_knight\n| * . . .\n| . . * .\n" + rows), "no error");
    EXPECT_EQ(reading_errors_of("sudoku 4x4\nrule anti_knight\n| 1 . . .\n| . . 2 .\n" + rows), "no error");
}

TEST(SatorErrors, MarksAreBetweenCellsThatTouch) {
    EXPECT_EQ(reading_errors_of("sudoku\nwhite_dot\n  R1C1 R1C2\n  R1C1 R1C3\n"),
              "demo.sator:4:3: error: 'white_dot' is about cells that touch, and R1C1 and R1C3 do not\n"
              "      R1C1 R1C3\n"
              "      ^^^^^^^^^\n"
              "hint: for cells that are apart, write 'difference 1'\n");
    EXPECT_EQ(reading_errors_of("sudoku\nrule black_dots at R1C1 R3C3\n"),
              "demo.sator:2:20: error: 'black_dot' is about cells that touch, and R1C1 and R3C3 do not\n"
              "    rule black_dots at R1C1 R3C3\n"
              "                       ^^^^^^^^^\n"
              "hint: for cells that are apart, write 'ratio 2'\n");
    EXPECT_EQ(reading_errors_of("layout 3x1\nrange 1..9\nrule xv V\n| a . a\nnot xv X at R1C1 R1C3\n"),
              "demo.sator:4:3: error: 'xv' is about cells that touch, and R1C1 and R1C3 do not\n"
              "    | a . a\n"
              "      ^\n"
              "hint: for cells that are apart, write 'sum 5'\n"
              "demo.sator:5:13: error: 'xv' is about cells that touch, and R1C1 and R1C3 do not\n"
              "    not xv X at R1C1 R1C3\n"
              "                ^^^^^^^^^\n"
              "hint: for cells that are apart, write 'sum 10'\n");
    EXPECT_EQ(reading_errors_of("sudoku\nquadruple\n  1 2 R1C1 R1C2 R2C1 R2C2\n  1 2 R1C1 R1C2 R1C3 R2C2\n"),
              "demo.sator:4:7: error: 'quadruple' is about cells that touch, and R1C1 and R1C3 do not\n"
              "      1 2 R1C1 R1C2 R1C3 R2C2\n"
              "          ^^^^^^^^^^^^^^^^^^^\n"
              "hint: for cells that are apart, write 'superset 1 2'\n");
    EXPECT_EQ(
        reading_errors_of("sudoku\nxv\n  X R1C1 R2C2\nwhite_dot at neighbours\ndifference 1 at R1C1 R1C3\n"),
        "no error");
}

TEST(SatorErrors, GivensAreInTheirRange) {
    EXPECT_EQ(reading_errors_of(kTwo + "initial\n| x .\n"),
              "demo.sator:5:3: error: no cell can hold x\n"
              "    | x .\n"
              "      ^\n"
              "hint: an open cell is '.'; the values are 1..9\n");
    EXPECT_EQ(reading_errors_of(kTwo + "range 1 2 5\n| . *\n\ninitial\n| 12 3\n"),
              "demo.sator:8:3: error: no cell can hold 12\n"
              "    | 12 3\n"
              "      ^^\n"
              "hint: the values are 1..9\n"
              "demo.sator:8:6: error: this cell cannot hold 3\n"
              "    | 12 3\n"
              "         ^\n"
              "hint: its range is 1 2 5\n");
    EXPECT_EQ(reading_errors_of(kTwo + "initial\n| * .\n"),
              "demo.sator:5:3: error: '*' is not a value\n"
              "    | * .\n"
              "      ^\n"
              "hint: write '.' for an open cell\n");
    EXPECT_EQ(
        reading_errors_of("layout 3x1\nrange 1..1000 a c e g i k m o q s u w y ä ö\ninitial\n| 2 x .\n"),
        "demo.sator:4:5: error: no cell can hold x\n"
        "    | 2 x .\n"
        "        ^\n"
        "hint: an open cell is '.'; the values are 1..1000 a c e g i k m o q s u w y ä ö\n");
    EXPECT_EQ(reading_errors_of("layout 3x1\nrange 1..9\ninitial\n| 2\n"),
              "demo.sator:4:2: error: this drawing fits in 3 places of the layout\n"
              "    | 2\n"
              "     ^^\n"
              "hint: draw the whole layout, with '.' for open cells\n");
    EXPECT_EQ(reading_errors_of(kTwo + "initial 5\n"),
              "demo.sator:4:1: error: 'initial' has no drawing\n"
              "    initial 5\n"
              "    ^^^^^^^\n"
              "demo.sator:4:9: error: 'initial' has no arguments\n"
              "    initial 5\n"
              "            ^\n"
              "hint: write its values in a drawing below it\n");
}

TEST(SatorErrors, StatementsAreKnown) {
    EXPECT_EQ(reading_errors_of("layuot\n| *\n\nrange 1\n"),
              "demo.sator:1:1: error: there is no statement called 'layuot'\n"
              "    layuot\n"
              "    ^^^^^^\n"
              "hint: did you mean 'layout'?\n");
    EXPECT_EQ(reading_errors_of(kTwo + "smum 12\n| a a\n"),
              "demo.sator:4:1: error: there is no statement called 'smum'\n"
              "    smum 12\n"
              "    ^^^^\n"
              "hint: did you mean 'sum'?\n");
    EXPECT_EQ(reading_errors_of(kTwo + "zzyzx 12\n| a a\n"),
              "demo.sator:4:1: error: there is no statement called 'zzyzx'\n"
              "    zzyzx 12\n"
              "    ^^^^^\n"
              "hint: a line begins with a statement (layout, range, rule, initial, …), with '|' in a "
              "drawing, or with '#'\n");
    EXPECT_EQ(reading_errors_of("| *\n\nlayout 1x1\nrange 1\n"),
              "demo.sator:1:1: error: this drawing belongs to no statement\n"
              "    | *\n"
              "    ^\n"
              "hint: a puzzle begins with 'layout' and a drawing of its cells\n");
}

TEST(SatorErrors, ThereIsOneLayout) {
    EXPECT_EQ(
        reading_errors_of("range 1\n"),
        "demo.sator: error: the puzzle has no cells, because nothing states its grid\n"
        "hint: add the line 'layout 9x9' (9 columns, 9 rows), or 'layout' and below it a drawing: lines such "
        "as '| * * *', in which each '*' is a cell\n");
    EXPECT_EQ(reading_errors_of("layout\nrange 1\n"),
              "demo.sator:1:1: error: the layout has no drawing\n"
              "    layout\n"
              "    ^^^^^^\n"
              "hint: draw the cells, or write a size: 'layout 5x10' (columns, rows) or 'layout hexagon 4 5 "
              "6' (X, Y, Z lines)\n");
    EXPECT_EQ(reading_errors_of("layout\n| * *\n\n| * *\n\nrange 1\n"),
              "demo.sator:4:2: error: the layout has a second drawing\n"
              "    | * *\n"
              "     ^^^^\n"
              "hint: an empty line ends a drawing; a line with only '|' does not\n");
    EXPECT_EQ(reading_errors_of("layout\n| +\n\nrange 1\n"),
              "demo.sator:1:1: error: the layout has no cells\n"
              "    layout\n"
              "    ^^^^^^\n"
              "hint: each '*' of its drawing is a cell\n");
    EXPECT_EQ(reading_errors_of("layout 3\nrange 1\n"),
              "demo.sator:1:8: error: this is not the size of a layout\n"
              "    layout 3\n"
              "           ^\n"
              "hint: draw the cells, or write a size: 'layout 5x10' (columns, rows) or 'layout hexagon 4 5 "
              "6' (X, Y, Z lines)\n");
    EXPECT_EQ(reading_errors_of("layout 1x1\nlayout 1x1\nrange 1\n"),
              "demo.sator:2:1: error: the puzzle has a layout already\n"
              "    layout 1x1\n"
              "    ^^^^^^\n");
    EXPECT_EQ(reading_errors_of("layout 2x2\n| * *\nrange 1\n"),
              "demo.sator:1:8: error: the layout has both a size and a drawing\n"
              "    layout 2x2\n"
              "           ^^^\n"
              "hint: one of them is enough\n");
    PuzzleOptions options;
    options.cell_limit = 3;
    EXPECT_EQ(reading_errors_of("layout\n| ****\n\nrange 1\n", options),
              "demo.sator:1:1: error: 4 cells, more than the cell limit of 3\n"
              "    layout\n"
              "    ^^^^^^\n"
              "hint: --cell-limit N allows N cells\n");
    for (const std::string grid : {"latin 2x900000", "sudoku 2x900000", "grid 2x900000", "layout 2x900000"})
        EXPECT_TRUE(reading_errors_of(grid + "\n").contains("more than the cell limit of 1000000")) << grid;
}

TEST(SatorErrors, ListsOfCluesFitTheGrid) {
    EXPECT_EQ(reading_errors_of("layout 2x2\nrange 1..2\nclues runs\nleft 1 2\n"),
              "demo.sator:4:1: error: there are clues for 1 line, but the grid has 2\n"
              "    left 1 2\n"
              "    ^^^^\n"
              "hint: commas and line ends separate the clues of lines; '-' is a line without a clue\n");
    EXPECT_EQ(reading_errors_of(
                  "layout\n|  * *\n| * * *\n|  * *\nrange 1..3\nclues sum\nx 3, 4, 3, 4, 3\nz 4, 4, 3\n"),
              "demo.sator:7:1: error: this layout has rows and columns, but no lines 'x'\n"
              "    x 3, 4, 3, 4, 3\n"
              "    ^\n"
              "hint: write 'rows' or 'columns', or 'layout hexagon X Y Z' instead of this layout\n"
              "demo.sator:8:1: error: this layout has rows and columns, but no lines 'z'\n"
              "    z 4, 4, 3\n"
              "    ^\n"
              "hint: write 'rows' or 'columns', or 'layout hexagon X Y Z' instead of this layout\n");
    EXPECT_EQ(reading_errors_of("rows /a/\nlayout 1x1\nrange 1\n"),
              "demo.sator:1:1: error: 'rows' belongs to a list of clues\n"
              "    rows /a/\n"
              "    ^^^^\n"
              "hint: write 'regexes' or 'clues RULE' above it\n");
    EXPECT_EQ(reading_errors_of("regexes\nrows /a/\n"),
              "demo.sator:1:1: error: the clues of the columns are missing\n"
              "    regexes\n"
              "    ^^^^^^^\n"
              "hint: list both 'rows' and 'columns', or add a 'layout'\n");
    EXPECT_EQ(reading_errors_of("regexes\nx - -\ny - -\nz - -\n"),
              "demo.sator:1:1: error: no hexagon has 2 X, 2 Y and 2 Z lines\n"
              "    regexes\n"
              "    ^^^^^^^\n"
              "hint: the numbers of X, Y and Z lines must add up to an odd number\n");
    EXPECT_EQ(reading_errors_of("regexes\nrows /a\ncolumns /b/ &\n"),
              "demo.sator:2:6: error: unclosed regular expression\n"
              "    rows /a\n"
              "         ^\n"
              "hint: add '/'; in a class, ']' comes before it\n"
              "demo.sator:3:13: error: a clue is missing after '&'\n"
              "    columns /b/ &\n"
              "                ^\n"
              "hint: write '-' for a line without a clue\n");
    EXPECT_EQ(reading_errors_of("regexes\nrows abc\ncolumns -\n"),
              "demo.sator:2:6: error: this is not a regular expression\n"
              "    rows abc\n"
              "         ^^^\n"
              "hint: write /…/, or '-' for a line without a clue\n");
    EXPECT_EQ(reading_errors_of("layout 1x1\nrange 1\nclues 4\nrows 1\n"),
              "demo.sator:3:1: error: the rule of the clues is missing\n"
              "    clues 4\n"
              "    ^^^^^\n"
              "hint: write its name: clues runs\n");
    EXPECT_EQ(reading_errors_of("layout 1x1\nrange 1\nclues s -\nrows 1\n"),
              "demo.sator:3:1: error: the rule of the clues is missing\n"
              "    clues s -\n"
              "    ^^^^^\n"
              "hint: write its name: clues runs\n");
    EXPECT_EQ(reading_errors_of("clues\nrows 1\ncolumns ,\nrows 2\n"),
              "demo.sator:1:1: error: the rule of the clues is missing\n"
              "    clues\n"
              "    ^^^^^\n"
              "hint: write its name: clues runs\n"
              "demo.sator:3:9: error: a clue is missing here\n"
              "    columns ,\n"
              "            ^\n"
              "hint: write '-' for a line without a clue\n"
              "demo.sator:4:1: error: these lines have their clues already\n"
              "    rows 2\n"
              "    ^^^^\n"
              "hint: '&' joins several clues of a line\n");
    EXPECT_EQ(reading_errors_of("layout 2x1\nrange 1..3\nclues a = \"b\" and \" = ?\nleft 1\n"),
              "demo.sator:3:19: error: unclosed quote\n"
              "    clues a = \"b\" and \" = ?\n"
              "                      ^\n"
              "hint: add '\"'\n");
    EXPECT_EQ(reading_errors_of("regexes alphabet=\nrows -\ncolumns -\n").substr(0, 19),
              "demo.sator:1:9: err");
}

TEST(SatorErrors, HeadingsHaveATextAndOccurOnce) {
    EXPECT_EQ(reading_errors_of("title\ntitle A\ntitle B\nlayout 1x1\nrange 1\n"),
              "demo.sator:1:1: error: 'title' has no text\n"
              "    title\n"
              "    ^^^^^\n"
              "hint: write it on the same line\n"
              "demo.sator:3:1: error: the puzzle has a 'title' already\n"
              "    title B\n"
              "    ^^^^^\n");
    EXPECT_EQ(reading_errors_of("words\n\nwords a\n| *\n\nlayout 1x1\nrange 1\n"),
              "demo.sator:1:1: error: 'words' lists no words\n"
              "    words\n"
              "    ^^^^^\n"
              "hint: write them after it or on the lines below it, up to an empty line\n"
              "demo.sator:4:2: error: 'words' has no drawing\n"
              "    | *\n"
              "     ^^\n"
              "hint: an empty line ends the list of words\n");
    EXPECT_EQ(reading_errors_of("words a |b\n\nlayout 1x1\nrange 1\n"),
              "demo.sator:1:9: error: a word does not begin with '|'\n"
              "    words a |b\n"
              "            ^\n");
    EXPECT_EQ(reading_errors_of(kTwo + "message\n| a b\n\nmessage\n"),
              "demo.sator:5:2: error: the message is one sequence of cells\n"
              "    | a b\n"
              "     ^^^^\n"
              "hint: draw the whole layout, and number its cells in order\n"
              "demo.sator:7:1: error: 'message' needs exactly one drawing\n"
              "    message\n"
              "    ^^^^^^^\n"
              "hint: number its cells in order\n");
}

TEST(SatorErrors, TextIsUtf8) {
    EXPECT_EQ(reading_errors_of("layout\n| *\n# \xC3\xA4 \xFF\n"),
              "demo.sator:3:5: error: this is not UTF-8\n"
              "    # ä \xEF\xBF\xBD\n"
              "        ^\n"
              "hint: save the file in the encoding UTF-8\n");
}

TEST(SatorErrors, AreReportedTogetherUpToALimit) {
    std::string text = kTwo;
    for (std::size_t i = 0; i < kErrorLimit + 5; ++i) text += "rule sum 5\n\ninitial\n| . .\n\n";
    const std::string errors = reading_errors_of(text);
    std::size_t count = 0;
    for (std::size_t at = errors.find("error:"); at != std::string::npos; at = errors.find("error:", at + 1))
        ++count;
    EXPECT_EQ(count, kErrorLimit);
}

TEST(SatorErrors, AreInOneResult) {
    Resources resources;
    const ReadResult result = read_puzzles("layout 1x1\nrange 1\nrule sum\nfoo\n", "demo.sator", resources);
    ASSERT_EQ(result.size(), 1U);
    ASSERT_FALSE(result[0]);
    EXPECT_EQ(result[0].error().also.size(), 1U);
    EXPECT_NE(to_text(result[0].error()).find("4:1: error"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
