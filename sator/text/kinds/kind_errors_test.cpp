// The error messages of kinds of puzzles, word for word. Errors of a drawing point at the drawing, and errors in the statements that
// a kind stands for at the kind's line or at the clue.
#include <gtest/gtest.h>

#include "sator/rules/words/resources.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string kind_errors_of(const std::string& text) {
    Resources resources;
    const auto puzzle = read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
    if (puzzle) return "no error";
    std::string errors;
    for (const Diagnostic& error : puzzle.error()) errors += to_text(error);
    return errors;
}

TEST(KindErrors, AKindIsSuggested) {
    EXPECT_EQ(kind_errors_of("sudokku 6x6\n"),
              "demo.sator:1:1: error: there is no statement called 'sudokku'\n"
              "    sudokku 6x6\n"
              "    ^^^^^^^\n"
              "hint: did you mean 'sudoku'?\n");
}

TEST(KindErrors, ArgumentsOfGrids) {
    EXPECT_EQ(kind_errors_of("sudoku 7x7\n"),
              "demo.sator:1:1: error: the size of the boxes is missing\n"
              "    sudoku 7x7\n"
              "    ^^^^^^\n"
              "hint: write 'boxes 3x2' after the size, or 'jigsaw' and draw the regions\n");
    EXPECT_EQ(kind_errors_of("latin 3x4\n"),
              "demo.sator:1:1: error: the grid of 'latin' has as many rows as columns\n"
              "    latin 3x4\n"
              "    ^^^^^\n"
              "hint: write a size such as 'latin 6x6'\n");
    EXPECT_EQ(kind_errors_of("skyscrapers\nleft 1 2 3\n"),
              "demo.sator:1:1: error: the size of the grid is missing\n"
              "    skyscrapers\n"
              "    ^^^^^^^^^^^\n"
              "hint: write columns and rows, 'skyscrapers 6x6', or draw the grid below\n");
    EXPECT_EQ(kind_errors_of("sudoku jigsw\n"),
              "demo.sator:1:8: error: 'sudoku' does not know 'jigsw'\n"
              "    sudoku jigsw\n"
              "           ^^^^^\n"
              "hint: did you mean 'jigsaw'?\n");
    EXPECT_EQ(kind_errors_of("latin 3x3\ndiagonal 4x4\n"),
              "demo.sator:2:10: error: the puzzle has a grid already\n"
              "    diagonal 4x4\n"
              "             ^^^\n"
              "hint: write only 'diagonal'\n");
    EXPECT_EQ(kind_errors_of("langford ten\n"),
              "demo.sator:1:10: error: 'langford' does not know 'ten'\n"
              "    langford ten\n"
              "             ^^^\n"
              "hint: 'sator rules langford' shows how it is written\n");
    EXPECT_EQ(kind_errors_of("langford 10\n"),
              "demo.sator:1:10: error: PAIRS cannot be 10\n"
              "    langford 10\n"
              "             ^^\n"
              "hint: write a number from 1 to 9\n");
    EXPECT_EQ(kind_errors_of("battleships 4x4\n"),
              "demo.sator:1:1: error: fleet is missing\n"
              "    battleships 4x4\n"
              "    ^^^^^^^^^^^\n"
              "hint: write 'battleships [SIZE] fleet FLEET…'\n");
    EXPECT_EQ(kind_errors_of("battleships 4x4 fleet 9\n"),
              "demo.sator:1:23: error: this is not a value of FLEET\n"
              "    battleships 4x4 fleet 9\n"
              "                          ^\n"
              "hint: write a number from 1 to 7\n");
    EXPECT_EQ(kind_errors_of("magic_hexagon 4\n"),
              "demo.sator:1:1: error: the lines of this hexagon cannot all have the same sum\n"
              "    magic_hexagon 4\n"
              "    ^^^^^^^^^^^^^\n"
              "hint: there are magic hexagons of order 1 and 3\n");
    EXPECT_EQ(kind_errors_of("word_ladder COLD WARMER 4\n"),
              "demo.sator:1:1: error: the words have different lengths\n"
              "    word_ladder COLD WARMER 4\n"
              "    ^^^^^^^^^^^\n");
}

TEST(KindErrors, AKindWithoutCluesOrDrawings) {
    EXPECT_EQ(kind_errors_of("latin 3x3\n  4 R1C1\n"),
              "demo.sator:2:3: error: 'latin' takes no clues\n"
              "      4 R1C1\n"
              "      ^^^^^^\n"
              "hint: an indented line belongs to the line above it\n");
    EXPECT_EQ(kind_errors_of("futoshiki\n"),
              "demo.sator:1:1: error: 'futoshiki' needs one drawing\n"
              "    futoshiki\n"
              "    ^^^^^^^^^\n"
              "hint: 'sator rules futoshiki' shows how it is drawn\n");
}

TEST(KindErrors, RowsOfADrawingHaveTheSameLength) {
    EXPECT_EQ(kind_errors_of("hidato\n| 1 . .\n| . .\n"),
              "demo.sator:3:3: error: this row has 2 cells, but the first row has 3\n"
              "    | . .\n"
              "      ^^^\n"
              "hint: write a mark for each cell, with '.' for an open cell\n");
    EXPECT_EQ(kind_errors_of("futoshiki\n| . < .\n| . . .\n"),
              "demo.sator:3:2: error: this row has 3 cells, but the first row has 2\n"
              "    | . . .\n"
              "     ^^^^^^\n"
              "hint: write a value for each cell, with '.' for an open cell\n");
}

TEST(KindErrors, SignsAreBetweenCells) {
    EXPECT_EQ(kind_errors_of("futoshiki\n| . . <\n| . . .\n| . . .\n"),
              "demo.sator:2:7: error: this sign is not between two cells\n"
              "    | . . <\n"
              "          ^\n"
              "hint: a sign stands between two cells of a row, or below the cell that it belongs to\n");
    EXPECT_EQ(kind_errors_of("futoshiki\n| . .\n|      ^\n| . .\n"),
              "demo.sator:3:8: error: this sign is not between two cells\n"
              "    |      ^\n"
              "           ^\n"
              "hint: a sign stands between two cells of a row, or below the cell that it belongs to\n");
    EXPECT_EQ(kind_errors_of("futoshiki\n| . .\n| . .\n| ^\n"),
              "demo.sator:4:3: error: this sign is not between two cells\n"
              "    | ^\n"
              "      ^\n"
              "hint: a sign stands between two cells of a row, or below the cell that it belongs to\n");
}

TEST(KindErrors, SignsAtCornersAreAroundCells) {
    EXPECT_EQ(kind_errors_of("creek\n| . 1 .\n| . 2\n"),
              "demo.sator:3:3: error: this row has 2 marks, but the first row has 3\n"
              "    | . 2\n"
              "      ^^^\n"
              "hint: write a mark for each corner, with '.' for a corner without a sign\n");
    EXPECT_EQ(kind_errors_of("creek\n| . 1 .\n"),
              "demo.sator:2:2: error: this drawing has no corners around its cells\n"
              "    | . 1 .\n"
              "     ^\n"
              "hint: write a row and a column more than there are cells\n");
    EXPECT_EQ(kind_errors_of("wagiri\n| . .\n| W\n"),
              "demo.sator:2:2: error: this drawing has no corners around its cells\n"
              "    | . .\n"
              "     ^\n"
              "hint: write rows of corners and rows of cells in turn, and end with corners\n");
    EXPECT_EQ(kind_errors_of("wagiri\n| . .\n| W .\n| . .\n"),
              "demo.sator:3:3: error: this row has 2 marks, but a row of cells has 1\n"
              "    | W .\n"
              "      ^^^\n"
              "hint: write a mark for each corner, with '.' for a corner without a sign\n");
    EXPECT_EQ(kind_errors_of("creek\n| . x\n| . .\n"),
              "demo.sator:2:5: error: 'x' has no meaning at a corner of 'creek'\n"
              "    | . x\n"
              "        ^\n"
              "hint: 'sator rules creek' shows how it is drawn\n");
    EXPECT_EQ(kind_errors_of("creek\n| 2 .\n| . .\n"),
              "demo.sator:2:3: error: this number is greater than the number of cells that it counts, 1\n"
              "    | 2 .\n"
              "      ^\n");
    EXPECT_EQ(kind_errors_of("wagiri\n|..\n|.\n|..\n"), "no error");
    EXPECT_EQ(kind_errors_of("creek\n|..1\n|1..\n"), "no error");
}

TEST(KindErrors, PuzzlesOfOneRowHaveNoWindows) {
    EXPECT_EQ(kind_errors_of("yin_yang\n| . o .\n"), "no error");
    EXPECT_EQ(kind_errors_of("nurikabe\n| 1\n"), "no error");
    EXPECT_EQ(kind_errors_of("juosan\n| a\n| a\n"), "no error");
    EXPECT_EQ(kind_errors_of("grid 3x1\nrange 1 2\nrule count 1 1 at windows 2x2\n"),
              "demo.sator:3:19: error: this grid has no windows\n"
              "    rule count 1 1 at windows 2x2\n"
              "                      ^^^^^^^\n");
}

TEST(KindErrors, SumsOfAKakuroHaveTheirRun) {
    EXPECT_EQ(kind_errors_of("kakuro\n| #  3\\x\n| #  .\n"),
              "demo.sator:2:6: error: '3\\x' has no meaning in the drawing of 'kakuro'\n"
              "    | #  3\\x\n"
              "         ^^^\n"
              "hint: write . for a cell, # for a block, DOWN\\ACROSS for a block with a number, or a value "
              "that a cell may hold: 1..9\n");
    EXPECT_EQ(kind_errors_of("kakuro\n| #  3\\\n| #  #\n| #  .\n"),
              "demo.sator:2:6: error: no cell is below R1C2\n"
              "    | #  3\\\n"
              "         ^^\n"
              "hint: leave out what is written there\n");
    EXPECT_EQ(kind_errors_of("kakuro\n| #  3\\\n| \\5 .\n| #  12\n"),
              "demo.sator:4:6: error: '12' has no meaning in the drawing of 'kakuro'\n"
              "    | #  12\n"
              "         ^^\n"
              "hint: write . for a cell, # for a block, DOWN\\ACROSS for a block with a number, or a value "
              "that a cell may hold: 1..9\n");
}

TEST(KindErrors, NumbersOfADrawingHaveALimit) {
    EXPECT_EQ(kind_errors_of("kakuro\n| #  5000000000\\\n| #  .\n"),
              "demo.sator:2:6: error: the number in '5000000000\\' is too large for a drawing\n"
              "    | #  5000000000\\\n"
              "         ^^^^^^^^^^^\n"
              "hint: numbers of a drawing go up to 999999999\n");
    const auto bounds = [](const std::string& numbers) {
        return kind_errors_of("define kind demo\n  drawing . cell · " + numbers +
                              " number\n  range 1..2\n\ndemo\n| . .\n");
    };
    EXPECT_EQ(bounds("0..5000000000"),
              "demo.sator:2:20: error: a number of '0..5000000000' is too large\n"
              "      drawing . cell · 0..5000000000 number\n"
              "                       ^^^^^^^^^^^^^\n"
              "hint: write the least and the greatest number, at most 999999999: 0..4 number\n");
    EXPECT_TRUE(bounds("5000000000..6000000000").starts_with("demo.sator:2:20: error: a number of "));
    EXPECT_TRUE(bounds("7..3").starts_with("demo.sator:2:20: error: no number is in the range '7..3'"));
    EXPECT_EQ(bounds("7.."), "no error");
}

TEST(KindErrors, ValuesOfADrawing) {
    EXPECT_EQ(kind_errors_of("futoshiki\n| . 3\n| . .\n"),
              "demo.sator:2:5: error: '3' has no meaning in the drawing of 'futoshiki'\n"
              "    | . 3\n"
              "        ^\n"
              "hint: write . for a cell, or a value that a cell may hold: 1..2\n");
    EXPECT_EQ(kind_errors_of("str8ts\n| #3 .\n| . .\n"),
              "demo.sator:2:3: error: '#3' has no meaning in the drawing of 'str8ts'\n"
              "    | #3 .\n"
              "      ^^\n"
              "hint: write . for a cell, # for a block, #. for black, #NUMBER for black, or a value that a "
              "cell may hold: "
              "1..2\n");
}

TEST(KindErrors, CluesOfAKenken) {
    EXPECT_EQ(kind_errors_of("kenken 3x3\n  12% R1C1 R1C2\n  3+\n"),
              "demo.sator:2:3: error: '12%' is no clue of 'kenken'\n"
              "      12% R1C1 R1C2\n"
              "      ^^^\n"
              "hint: write RESULT+, RESULT, RESULTx, RESULT*, RESULT×, RESULT-, RESULT−, RESULT/, RESULT÷, "
              "RESULT: and "
              "the cells\n");
    EXPECT_EQ(kind_errors_of("kenken 3x3\n  3+ R1C1 R1C9\n"),
              "demo.sator:2:3: error: there is no cell R1C9\n"
              "      3+ R1C1 R1C9\n"
              "      ^^^^^^^^^^^^\n"
              "hint: the grid has 3 rows and 3 columns\n");
}

TEST(KindErrors, StatementsPointAtTheKindsLine) {
    EXPECT_EQ(kind_errors_of("layout 3x3\nrange 1..9\n\nwindoku\n"),
              "demo.sator:4:1: error: there is no cell R2C4\n"
              "    windoku\n"
              "    ^^^^^^^\n"
              "hint: the grid has 3 rows and 3 columns\n");
}

TEST(KindErrors, PolesOfMagnets) {
    EXPECT_EQ(kind_errors_of("magnets\n  * left 1\n| a a\n"),
              "demo.sator:2:3: error: this is no list of clues of 'magnets'\n"
              "      * left 1\n"
              "      ^^^^^^^^\n"
              "hint: write +, -, then a side and its clues: left 3 . 1\n");
    EXPECT_EQ(kind_errors_of("magnets\n  + left 1 2\n| a a\n"),
              "demo.sator:2:3: error: there are clues for 2 lines, but the grid has 1\n"
              "      + left 1 2\n"
              "      ^^^^^^^^^^\n"
              "hint: commas and line ends separate the clues of lines; '-' is a line without a clue\n");
}

TEST(KindErrors, Equations) {
    EXPECT_EQ(kind_errors_of("cryptarithm\n"),
              "demo.sator:1:1: error: the equation is missing\n"
              "    cryptarithm\n"
              "    ^^^^^^^^^^^\n"
              "hint: write it in quotes: cryptarithm \"SEND + MORE = MONEY\"\n");
    EXPECT_EQ(kind_errors_of("cryptarithm \"A + B\"\n"),
              "demo.sator:1:14: error: this is not an equation\n"
              "    cryptarithm \"A + B\"\n"
              "                 ^^^^^\n"
              "hint: write \"SEND + MORE = MONEY\"\n");
    EXPECT_EQ(kind_errors_of("cryptarithm \"AB & C = D\"\n"),
              "demo.sator:1:17: error: '&' has no meaning in an equation\n"
              "    cryptarithm \"AB & C = D\"\n"
              "                    ^\n"
              "hint: write letters, digits, + - * / and =\n");
}

TEST(KindErrors, CellsOfPrintedPuzzles) {
    EXPECT_EQ(kind_errors_of("akari\n| . 3\n| . .\n"),
              "demo.sator:2:5: error: this number is greater than the number of cells that it counts, 2\n"
              "    | . 3\n"
              "        ^\n");
    EXPECT_EQ(
        kind_errors_of("akari\n| . x\n| . .\n"),
        "demo.sator:2:5: error: 'x' has no meaning in the drawing of 'akari'\n"
        "    | . x\n"
        "        ^\n"
        "hint: write . for a cell, # for a block, 0..4 for a block with a number, or a value that a cell may "
        "hold: . \"*\"\n");
    EXPECT_EQ(kind_errors_of("magnets\n| a a a\n| b b .\n"),
              "demo.sator:2:3: error: region a has 3 cells\n"
              "    | a a a\n"
              "      ^\n"
              "hint: each region has 2\n");
    EXPECT_EQ(kind_errors_of("tents\n| T X\n| . .\n"),
              "demo.sator:2:5: error: 'X' has no meaning in the drawing of 'tents'\n"
              "    | T X\n"
              "        ^\n"
              "hint: write . for a cell, T for tree, or a value that a cell may hold: . \"A\"\n");
    EXPECT_EQ(kind_errors_of("crossword\n| . #\n| # .\n"),
              "demo.sator:2:3: error: this drawing has no place for a word\n"
              "    | . #\n"
              "      ^\n"
              "hint: '.' is an open cell, '#' a block\n");
    EXPECT_EQ(kind_errors_of("mosaic\n| . 7\n| . .\n| . .\n"),
              "demo.sator:2:5: error: this number is greater than the number of cells that it counts, 4\n"
              "    | . 7\n"
              "        ^\n");
    EXPECT_EQ(kind_errors_of("mosaic\n| . x\n"),
              "demo.sator:2:5: error: 'x' has no meaning in the drawing of 'mosaic'\n"
              "    | . x\n"
              "        ^\n"
              "hint: write . for a cell, 0..9 for a cell with a number, or a value that a cell may hold: "
              "\".\" \"#\"\n");
    EXPECT_EQ(kind_errors_of("dominosa\n| 0 1 2\n| 0 0 1\n"),
              "demo.sator:1:1: error: the dominoes of 3 different halves have 12 cells, but 6 are drawn\n"
              "    dominosa\n"
              "    ^^^^^^^^\n"
              "hint: for dominoes that are no complete set, draw them below 'rule dominoes'\n");
    EXPECT_EQ(kind_errors_of("dominosa\n| 0 1 0\n| 0 0 1\n"),
              "demo.sator:2:3: error: the half 0 is drawn 4 times, but a complete set has it 3 times\n"
              "    | 0 1 0\n"
              "      ^\n"
              "hint: for dominoes that are no complete set, draw them below 'rule dominoes'\n");
    EXPECT_EQ(kind_errors_of("kropki\n  red R1C1 R1C2\n"),
              "demo.sator:2:3: error: 'red' is no clue of 'kropki'\n"
              "      red R1C1 R1C2\n"
              "      ^^^\n"
              "hint: write white, black and the cells\n");
}

}  // namespace
}  // namespace sator::tests
